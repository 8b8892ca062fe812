import type { PlanOfDoses } from '@leveza/domain/plans/occurrences.ts';
import type { Span, WholePlan } from './store.ts';
import { waitsAfter } from './waits-after.ts';

type Rows = Pick<WholePlan, 'versions' | 'beginsAt' | 'endedAt'> & { pauses: readonly Span[] };

/** The rows of a plan as the domain computes its doses from them; one as needed has none. */
export function planOfDoses({ versions, pauses, beginsAt, endedAt }: Rows): PlanOfDoses {
  return {
    versions: versions.map((version) => {
      const { fromDay, scheduledTimes, endDate, totalDoses, planType, ...schedule } = version;
      return {
        from: fromDay,
        endDate,
        totalDoses,
        isFasting: waitsAfter(version),
        schedule: { ...schedule, times: planType === 'as_needed' ? [] : scheduledTimes },
      };
    }),
    pauses: pauses.map(({ pausedFrom, pausedUntil }) => ({ from: pausedFrom, until: pausedUntil })),
    beginsAt,
    endedAt,
  };
}
