import { useState } from 'react';
import { MOMENT_REFUSAL, readMoment } from '../../lib/moment.ts';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';

/** A moment that was chosen, as it is sent. */
export interface ChosenMoment {
  day: string;
  at: string;
}

/**
 * 'Quando?' above buttons that record at once: no form checks it, so that a moment that cannot be is refused at its field when
 * one of them is pressed.
 */
export function useChosenMoment() {
  const { timeZone } = useSession();
  const [written, setWritten] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const now = useNow();
  const asSent = (instant: Date): ChosenMoment => ({
    day: written!.slice(0, 10),
    at: instant.toISOString(),
  });
  const moment = written === null ? null : readMoment(written, timeZone, now);
  return {
    written,
    /** Undefined while it is now, or not said whole. */
    chosen: moment?.ok ? asSent(moment.instant) : undefined,
    field: {
      value: written,
      error,
      onChange: (next: string | null) => {
        setWritten(next);
        setError(undefined);
      },
    },
    /** Whether something can be recorded for this moment. */
    check: (): boolean => {
      if (written === null) return true;
      const pressed = readMoment(written, timeZone, new Date());
      if (!pressed.ok) setError(pressed.why === 'future' ? MOMENT_REFUSAL.future : MOMENT_REFUSAL.noDay);
      return pressed.ok;
    },
  };
}

export type ChosenWhen = ReturnType<typeof useChosenMoment>;
