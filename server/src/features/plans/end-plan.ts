import type { Plan } from '@leveza/contract/plans/plans.ts';
import type { Call } from '../../http/call.ts';
import { dosesBefore } from '../applications/shared/doses-before.ts';
import { openPauses, pauseDoses } from '../applications/shared/pause-doses.ts';
import { endDosesAt, unplanDoses } from '../applications/shared/plan-doses.ts';
import { clockOfPress, isEnded } from './clock.ts';
import { goOnWithout } from './end-tablet-plans.ts';
import { holdPlans } from './hold.ts';
import { readPlan } from './read-plan.ts';
import { findPlan, lockPlan, setEnded } from './store.ts';
import type { Removed } from './table.ts';
import { isTreatment } from './treated.ts';

/** The second of two taps leaves the moment of the first. */
export async function endPlan(call: Call, id: string): Promise<Plan> {
  const { owner } = call;
  return call.db.transaction(async (tx) => {
    await holdPlans(tx, owner);
    const { endedAt } = await lockPlan(tx, owner, id);
    const inside = { ...call, db: tx };
    if (!isEnded({ endedAt }, call)) {
      const isTreated = isTreatment(await findPlan(tx, owner, id));
      const before = isTreated ? await stopInjections(inside) : NO_INJECTIONS;
      const { pauseId, ...removed } = before;
      const end = { at: call.now.toISOString(), pauseId };
      await setEnded(tx, owner, id, clockOfPress(call), { ...removed, ended: [], end });
      await goOnWithout(inside, id);
    }
    return readPlan(inside, id);
  });
}

const NO_INJECTIONS = { doses: null, pauses: [], pauseId: null };

/** The answer is what an undo puts back, and the pause it takes away. */
async function stopInjections(call: Call): Promise<Pick<Removed, 'doses' | 'pauses'> & { pauseId: string }> {
  const doses = await dosesBefore(call);
  const pauses = await openPauses(call);
  await endDosesAt(call, null);
  await unplanDoses(call);
  return { doses, pauses, pauseId: await pauseDoses(call, null) };
}
