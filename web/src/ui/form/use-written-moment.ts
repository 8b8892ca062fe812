import { useState } from 'react';
import { MOMENT_REFUSAL, readMoment } from '../../lib/moment.ts';
import { useSession } from '../../lib/session.ts';
import { useDraft } from './use-draft.ts';

const NOT_WRITTEN: { written: string | null } = { written: null };

/**
 * A moment already past that may be said in place of now; judged when it is written, not as time goes by. Until it is
 * sent or given up it is kept as the draft of this name.
 */
export function useWrittenMoment(name: string) {
  const { timeZone } = useSession();
  const { restored = NOT_WRITTEN, keep, drop } = useDraft(name, NOT_WRITTEN);
  const judged = (written: string | null) => ({
    written,
    moment: readMoment(written, timeZone, new Date()),
  });
  const [{ written, moment }, setMoment] = useState(() => judged(restored.written));
  return {
    written,
    setWritten: (text: string | null) => {
      keep({ written: text }, text !== null);
      setMoment(judged(text));
    },
    at: moment.ok ? moment.instant : null,
    // Half a moment is still being written.
    refusal: !moment.ok && moment.why === 'future' ? MOMENT_REFUSAL.future : undefined,
    drop,
  };
}
