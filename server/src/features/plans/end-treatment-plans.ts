import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import { dosesBefore } from '../applications/shared/doses-before.ts';
import { clockOfPress } from './clock.ts';
import { planReplies } from './plan-replies.ts';
import { findPlans, setEnded } from './store.ts';
import type { Replaced } from './table.ts';
import { isTreatment } from './treated.ts';

/**
 * A treatment follows one plan at a time: a second one takes the place of the first, once the patient says so. A course
 * that is over gives way without a question. Returns what an undo puts back; null where nothing was replaced.
 */
export async function endTreatmentPlans(
  call: Call,
  { replacePlan }: { replacePlan: boolean },
): Promise<Replaced | null> {
  const { db, owner } = call;
  const open = (await findPlans(db, owner)).filter((plan) => isTreatment(plan) && plan.endedAt === null);
  if (open.length === 0) return null;
  const replies = new Map((await planReplies(call)).map((plan) => [plan.id, plan]));
  if (!replacePlan && open.some(({ id }) => replies.get(id)!.status !== 'ended')) {
    throw new Problem('treatment-has-plan');
  }
  const doses = await dosesBefore(call);
  for (const { id } of open) {
    const { endedOn } = replies.get(id)!;
    await setEnded(db, owner, id, endedOn ? `${endedOn}T23:59` : clockOfPress(call));
  }
  return { planIds: open.map(({ id }) => id), doses };
}
