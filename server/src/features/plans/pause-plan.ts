import type { Plan } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import type { Call } from '../../http/call.ts';
import { pauseDoses } from '../applications/shared/pause-doses.ts';
import { clockOfPress, isEnded } from './clock.ts';
import { followEnd } from './follow-end.ts';
import { readPlan } from './read-plan.ts';
import { endPauses, findPlan, insertPause, lockPlan } from './store.ts';
import { isTreatment } from './treated.ts';

/** Pausing again replaces the day of return. */
export async function pausePlan(call: Call, id: string, until: Day | null): Promise<Plan> {
  const { owner } = call;
  const from = clockOfPress(call);
  if (until !== null && until <= from.slice(0, 10)) {
    throw new Problem('invalid-input', { fields: { until: 'Escolha um dia depois de hoje.' } });
  }
  return call.db.transaction(async (tx) => {
    const { endedAt } = await lockPlan(tx, owner, id);
    if (isEnded({ endedAt }, call)) throw new Problem('plan-ended');
    const inside = { ...call, db: tx };
    if ((await readPlan(inside, id)).status === 'ended') throw new Problem('course-over');
    const plan = await findPlan(tx, owner, id);
    if (isTreatment(plan)) {
      await pauseDoses(inside, until === null ? null : instantAt(until, '00:00', call.zone));
      await followEnd(inside, plan);
      return readPlan(inside, id);
    }
    await endPauses(tx, owner, id, from);
    await insertPause(tx, owner, id, { pausedFrom: from, pausedUntil: until && `${until}T00:00` });
    return readPlan(inside, id);
  });
}
