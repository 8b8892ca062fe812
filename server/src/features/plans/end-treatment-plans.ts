import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import { clockNow } from './clock.ts';
import { findPlans, setEnded } from './store.ts';
import { isTreatment } from './treated.ts';

/** A treatment follows one plan at a time: a second one takes the place of the first, once the patient says so. */
export async function endTreatmentPlans(
  call: Call,
  { replacePlan }: { replacePlan: boolean },
): Promise<void> {
  const { db, owner } = call;
  const inForce = (await findPlans(db, owner)).filter((plan) => isTreatment(plan) && plan.endedAt === null);
  if (inForce.length > 0 && !replacePlan) throw new Problem('treatment-has-plan');
  for (const { id } of inForce) await setEnded(db, owner, id, clockNow(call));
}
