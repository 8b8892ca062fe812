import type { Plan } from '@leveza/contract/plans/plans.ts';
import type { Call } from '../../http/call.ts';
import { clockNow } from './clock.ts';
import { readPlan } from './read-plan.ts';
import { lockPlan, setEnded } from './store.ts';

/** The second of two taps leaves the moment of the first. */
export async function endPlan(call: Call, id: string): Promise<Plan> {
  const { owner } = call;
  return call.db.transaction(async (tx) => {
    const { endedAt } = await lockPlan(tx, owner, id);
    if (endedAt === null) await setEnded(tx, owner, id, clockNow(call));
    return readPlan({ ...call, db: tx }, id);
  });
}
