import { useState } from 'react';
import { type Moment, MOMENT_REFUSAL, readMoment } from './moment.ts';
import { useSession } from './session.ts';

interface Written {
  written: string | null;
  moment: Moment;
}
const NOT_WRITTEN: Written = { written: null, moment: { ok: false, why: 'incomplete' } };

/** A moment already past that may be said in place of now; judged when it is written, not as time goes by. */
export function useWrittenMoment() {
  const { timeZone } = useSession();
  const [{ written, moment }, setMoment] = useState<Written>(NOT_WRITTEN);
  return {
    written,
    setWritten: (text: string | null) =>
      setMoment({ written: text, moment: readMoment(text, timeZone, new Date()) }),
    at: moment.ok ? moment.instant : null,
    // Half a moment is still being written.
    refusal: !moment.ok && moment.why === 'future' ? MOMENT_REFUSAL.future : undefined,
  };
}
