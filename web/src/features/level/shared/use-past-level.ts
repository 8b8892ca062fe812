import { readLevel } from '@leveza/contract/level.ts';
import { addDays, daysBetween } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '../../../lib/api.ts';
import { dayOf } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { TimeValue } from '../../../ui/chart/time-geometry.ts';
import { pastOf } from '../curve-of.ts';
import { ratesOf } from '../level-words.ts';

export interface PastLevel {
  medicationName: string | null;
  /** Milligrams in the body, in the order of time. */
  points: readonly TimeValue[];
}

/** As far as the call looks back. */
const [LEAST_DAYS, MOST_DAYS] = [7, 730];

/** The estimated level from one day to another, for charts beside it; null where none may be drawn. */
export function usePastLevel(from: string, to: string) {
  const { timeZone } = useSession();
  const now = useNow();
  const days = daysBetween(from, dayOf(now, timeZone)) + 1;
  const query = useQuery({
    ...read(readLevel, { query: { days: Math.max(LEAST_DAYS, Math.min(days, MOST_DAYS)) } }),
    enabled: days <= MOST_DAYS,
  });
  const level = query.data?.data;
  const past = useMemo((): PastLevel | null => {
    const rates = level && level.why === null && !level.missingBefore ? ratesOf(level) : null;
    if (!level || !rates) return null;
    const end = instantAt(addDays(to, 1), '00:00', timeZone);
    const doses = level.doses.map(({ at, mg }) => ({ at: new Date(at), mg }));
    const points = pastOf({
      doses,
      rates,
      from: instantAt(from, '00:00', timeZone),
      now: end < now ? end : now,
    });
    return { medicationName: level.medicationName, points };
  }, [level, from, to, timeZone, now]);
  return { ...query, past };
}
