import type { Plan } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import { momentOfPress } from '../../http/recorded-at.ts';
import { putDosesBack } from '../applications/shared/doses-before.ts';
import { dropPause, putPausesBack } from '../applications/shared/pause-doses.ts';
import { isEnded } from './clock.ts';
import { goOnWithout, namesOf, tabletPlansBeside } from './end-tablet-plans.ts';
import { holdPlans } from './hold.ts';
import { UNDO_MS } from './put-replaced-back.ts';
import { readPlan } from './read-plan.ts';
import { findPlan, findPlans, lockGone, setDeleted, setEnded, type WholePlan } from './store.ts';
import { isTreatment } from './treated.ts';
import type { Removed } from './table.ts';

/**
 * Puts a plan back that was deleted or ended, as it stood: paused where it was paused. The treatment that followed it does so
 * again, with its doses and its pause.
 */
export async function restorePlan(call: Call, id: string): Promise<Plan> {
  const { owner } = call;
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    await holdPlans(tx, owner);
    const { removed, deletedAt } = await lockGone(tx, owner, id);
    const since = deletedAt ?? new Date(removed!.end!.at);
    if (deletedAt) await setDeleted(tx, owner, id, null);
    else await takeEndBack(inside, id);
    const restored = await findPlan(tx, owner, id);
    const isFollowed = restored.endedAt === null && isTreatment(restored);
    // It would write over the interval and the day that the patient chose since.
    const isLate = momentOfPress(call).getTime() - since.getTime() > UNDO_MS;
    // An imported plan, or one deleted before the app kept this, has nothing to put back.
    if (isFollowed && (!removed || isLate)) throw new Problem('not-found');
    if (isFollowed && removed) await followAsBefore(inside, id, removed);
    if (!isEnded(restored, call)) await replaceAgain(inside, restored);
    return readPlan(inside, id);
  });
}

/** Doses that fell behind the end are planned again; a plan that was to give way does so when the next one begins. */
async function takeEndBack(call: Call, id: string): Promise<void> {
  await setEnded(call.db, call.owner, id, null);
  await goOnWithout(call, null, [id]);
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
  if (removed.doses) await putDosesBack(call, removed.doses);
  if (removed.end?.pauseId) await dropPause(call, removed.end.pauseId);
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
