import type { Plan } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { clockNow } from './clock.ts';
import { readPlan } from './read-plan.ts';
import { endPauses, insertPause, lockPlan } from './store.ts';

/** Pausing again replaces the day of return. */
export async function pausePlan(call: Call, id: string, until: Day | null): Promise<Plan> {
  const { owner } = call;
  const from = clockNow(call);
  if (until !== null && until <= from.slice(0, 10)) {
    throw new Problem('invalid-input', { fields: { until: 'Escolha um dia depois de hoje.' } });
  }
  return call.db.transaction(async (tx) => {
    const { endedAt } = await lockPlan(tx, owner, id);
    if (endedAt !== null) throw new Problem('plan-ended');
    await endPauses(tx, owner, id, from);
    await insertPause(tx, owner, id, { pausedFrom: from, pausedUntil: until && `${until}T00:00` });
    return readPlan({ ...call, db: tx }, id);
  });
}
