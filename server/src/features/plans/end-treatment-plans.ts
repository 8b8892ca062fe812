import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import { dosesBefore } from '../applications/shared/doses-before.ts';
import { clockNow } from './clock.ts';
import { findPlans, setEnded } from './store.ts';
import type { Replaced } from './table.ts';
import { isTreatment } from './treated.ts';

/**
 * A treatment follows one plan at a time: a second one takes the place of the first, once the patient says so. Returns
 * what an undo puts back; null where nothing was replaced.
 */
export async function endTreatmentPlans(
  call: Call,
  { replacePlan }: { replacePlan: boolean },
): Promise<Replaced | null> {
  const { db, owner } = call;
  const inForce = (await findPlans(db, owner)).filter((plan) => isTreatment(plan) && plan.endedAt === null);
  if (inForce.length === 0) return null;
  if (!replacePlan) throw new Problem('treatment-has-plan');
  const doses = await dosesBefore(call);
  for (const { id } of inForce) await setEnded(db, owner, id, clockNow(call));
  return { planIds: inForce.map(({ id }) => id), doses };
}
