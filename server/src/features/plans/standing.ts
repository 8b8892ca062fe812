import type { Plan } from '@leveza/contract/plans/plans.ts';
import { occurrences } from '@leveza/domain/plans/occurrences.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { clockNow, isEnded } from './clock.ts';
import { planOfDoses } from './plan-of-doses.ts';
import type { Span, WholePlan } from './store.ts';

type Standing = Pick<WholePlan, 'beginsAt' | 'endedAt' | 'versions'> & { pauses: readonly Span[] };

/** Whether a plan goes on. A course is over after its last day, and once no dose of it is open or to come. */
export function standing(
  call: Call,
  plan: Standing,
  { hasDoses }: { hasDoses: boolean },
): Pick<Plan, 'status' | 'pausedUntil' | 'endedOn'> {
  const clock = clockNow(call);
  const today = clock.slice(0, 10);
  const pause = plan.pauses.find(
    ({ pausedFrom, pausedUntil }) => pausedFrom <= clock && (pausedUntil === null || clock < pausedUntil),
  );
  const over = isEnded(plan, call)
    ? plan.endedAt!.slice(0, 10)
    : dayAfterWhichOver(plan, { today, isOpen: hasDoses || Boolean(pause) });
  return {
    status: over ? 'ended' : pause ? 'paused' : 'active',
    pausedUntil: pause?.pausedUntil?.slice(0, 10) ?? null,
    endedOn: over ?? plan.endedAt?.slice(0, 10) ?? null,
  };
}

/** A plan without an end goes on until the patient ends it. */
export const hasEnd = ({ versions }: Pick<WholePlan, 'versions'>): boolean => {
  const { endDate, totalDoses } = versions.at(-1)!;
  return endDate !== null || totalDoses !== null;
};

function dayAfterWhichOver(plan: Standing, { today, isOpen }: { today: Day; isOpen: boolean }): Day | null {
  const { endDate, planType } = plan.versions.at(-1)!;
  const { startDate } = plan.versions[0]!;
  if (endDate !== null && endDate < today) return endDate;
  if (isOpen || startDate > today || planType === 'as_needed') return null;
  if (!hasEnd(plan)) return null;
  return occurrences(planOfDoses(plan), { from: startDate, to: today }).at(-1)?.day ?? null;
}
