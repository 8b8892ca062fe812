import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import type { Call } from '../../http/call.ts';
import { dosesBefore, putDosesBack } from '../applications/shared/doses-before.ts';
import { removeDoseSteps } from '../applications/shared/dose-steps.ts';
import { openPauses, resumeDoses } from '../applications/shared/pause-doses.ts';
import { endDosesAt, unplanDoses } from '../applications/shared/plan-doses.ts';
import { findPlan, findPlans, lockPlan, setDeleted, setEnded, type WholePlan } from './store.ts';
import type { Removed } from './table.ts';
import { isTreatment } from './treated.ts';

/** Doses already taken stay in the history. A treatment without its plan goes on by the day of its doses. */
export async function deletePlan(call: Call, id: string): Promise<{ id: string }> {
  const { owner, now } = call;
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    await lockPlan(tx, owner, id);
    const plan = await findPlan(tx, owner, id);
    const isFollowed = isTreatment(plan) && plan.endedAt === null;
    // An ended plan has given its place to another one.
    if (!isTreatment(plan) && plan.endedAt === null) await putReplacedBack(inside, plan);
    await setDeleted(tx, owner, id, now, isFollowed ? await leaveTreatment(inside, plan) : null);
    return { id };
  });
}

/** The answer is what restoring the plan puts back. */
async function leaveTreatment(call: Call, plan: WholePlan): Promise<Removed> {
  const doses = await dosesBefore(call);
  const pauses = await openPauses(call);
  const ended = await putReplacedBack(call, plan);
  if (ended.length === 0) {
    await endDosesAt(call, null);
    await unplanDoses(call);
    await removeDoseSteps(call);
    await resumeDoses(call);
  }
  return { ended, doses, pauses };
}

/** Later than this, deleting a plan or putting it back is no undo: the treatment went on by something else. */
export const UNDO_MS = HOUR_MS;

/** The plans whose place the plan had just taken: they are followed again. */
async function putReplacedBack(call: Call, { replaced, createdAt }: WholePlan): Promise<Removed['ended']> {
  const { db, owner, now } = call;
  if (!replaced || now.getTime() - createdAt.getTime() > UNDO_MS) return [];
  const before = (await findPlans(db, owner)).flatMap(({ id, endedAt }) =>
    replaced.planIds.includes(id) && endedAt !== null ? [{ id, endedAt }] : [],
  );
  for (const { id } of before) await setEnded(db, owner, id, null);
  if (before.length > 0 && replaced.doses) await putDosesBack(call, replaced.doses);
  return before;
}
