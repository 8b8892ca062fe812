import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import type { Call } from '../../http/call.ts';
import { putDosesBack } from '../applications/shared/doses-before.ts';
import { removeDoseSteps } from '../applications/shared/dose-steps.ts';
import { resumeDoses } from '../applications/shared/pause-doses.ts';
import { endDosesAt, unplanDoses } from '../applications/shared/plan-doses.ts';
import { findPlan, findPlans, lockPlan, setDeleted, setEnded, type WholePlan } from './store.ts';
import { isTreatment } from './treated.ts';

/** Doses already taken stay in the history. A treatment without its plan goes on by the day of its doses. */
export async function deletePlan(call: Call, id: string): Promise<{ id: string }> {
  const { owner, now } = call;
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    await lockPlan(tx, owner, id);
    const plan = await findPlan(tx, owner, id);
    await setDeleted(tx, owner, id, now);
    if (isTreatment(plan) && plan.endedAt === null) {
      if (!(await putReplacedBack(inside, plan))) await leaveTreatment(inside);
    }
    return { id };
  });
}

async function leaveTreatment(call: Call): Promise<void> {
  await endDosesAt(call, null);
  await unplanDoses(call);
  await removeDoseSteps(call);
  await resumeDoses(call);
}

/** Later than this, deleting a plan is no undo: the one before it ended long ago. */
const UNDO_MS = HOUR_MS;

/** Whether the plan had just taken the place of another, which is followed again. */
async function putReplacedBack(call: Call, { replaced, createdAt }: WholePlan): Promise<boolean> {
  const { db, owner, now } = call;
  if (!replaced || now.getTime() - createdAt.getTime() > UNDO_MS) return false;
  const before = (await findPlans(db, owner)).filter(({ id }) => replaced.planIds.includes(id));
  for (const { id } of before) await setEnded(db, owner, id, null);
  if (before.length > 0) await putDosesBack(call, replaced.doses);
  return before.length > 0;
}
