import type { Plan } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import { putDosesBack } from '../applications/shared/doses-before.ts';
import { putPausesBack } from '../applications/shared/pause-doses.ts';
import { isEnded } from './clock.ts';
import { namesOf, tabletPlansBeside } from './end-tablet-plans.ts';
import { holdPlans } from './hold.ts';
import { UNDO_MS } from './put-replaced-back.ts';
import { readPlan } from './read-plan.ts';
import { findPlan, findPlans, lockDeleted, setDeleted, setEnded, type WholePlan } from './store.ts';
import { isTreatment } from './treated.ts';
import type { Removed } from './table.ts';

/** Puts a deleted plan back; the treatment that followed it does so again, with its doses and its pause. */
export async function restorePlan(call: Call, id: string): Promise<Plan> {
  const { owner } = call;
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    await holdPlans(tx, owner);
    const { removed, endedAt, deletedAt } = await lockDeleted(tx, owner, id);
    await setDeleted(tx, owner, id, null);
    const restored = await findPlan(tx, owner, id);
    const isFollowed = endedAt === null && isTreatment(restored);
    // It would write over the interval and the day that the patient chose since.
    const isLate = call.now.getTime() - deletedAt!.getTime() > UNDO_MS;
    // An imported plan, or one deleted before the app kept this, has nothing to put back.
    if (isFollowed && (!removed || isLate)) throw new Problem('not-found');
    if (isFollowed && removed) await followAsBefore(inside, id, removed);
    if (!isEnded(restored, call)) await replaceAgain(inside, restored);
    return readPlan(inside, id);
  });
}

/** A treatment follows one plan: another one that began since is not replaced by an undo. */
async function followAsBefore(call: Call, id: string, removed: Removed): Promise<void> {
  const { db, owner } = call;
  const givingWay = new Map(removed.ended.map((plan) => [plan.id, plan.endedAt]));
  const others = (await findPlans(db, owner)).filter(
    (plan) => plan.id !== id && plan.endedAt === null && isTreatment(plan),
  );
  refuseBegunSince(others.filter((plan) => !givingWay.has(plan.id)));
  for (const other of others) await setEnded(db, owner, other.id, givingWay.get(other.id)!);
  await putDosesBack(call, removed.doses);
  await putPausesBack(call, removed.pauses);
}

/** The plans that this one of tablets had replaced give way again; one that began since does not. */
async function replaceAgain(call: Call, { id, replaced }: WholePlan): Promise<void> {
  const found = await tabletPlansBeside(call, id);
  if (!found) return;
  refuseBegunSince(found.unconfirmed.filter((plan) => !replaced?.planIds.includes(plan.id)));
  await found.end();
}

/** An undo has no place for a question: the patient ends the other plan first. */
function refuseBegunSince(plans: readonly WholePlan[]): void {
  const [name] = namesOf(plans);
  if (name === undefined) return;
  throw new Problem('plan-began-since', {
    message: `O plano de ${name} começou desde então. Encerre aquele para trazer este de volta.`,
  });
}
