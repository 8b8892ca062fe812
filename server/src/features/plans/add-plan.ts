import type { PlanInput } from '@leveza/contract/plans/fields.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { beginsAtOf } from '@leveza/domain/plans/begins-at.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import type { Call } from '../../http/call.ts';
import { momentOfPress } from '../../http/recorded-at.ts';
import { endTabletPlans } from './end-tablet-plans.ts';
import { endTreatmentPlans } from './end-treatment-plans.ts';
import { holdPlans } from './hold.ts';
import { readPlan } from './read-plan.ts';
import { refuseUnknownProduct } from './refuse-unknown-product.ts';
import { followEnd } from './follow-end.ts';
import { findPlan, insertPlan, putVersion, setReplaced } from './store.ts';
import { followPlan, isTreatment } from './treated.ts';
import { versionOf } from './version-of.ts';

export async function addPlan(call: Call, input: PlanInput): Promise<Plan> {
  const { owner, zone } = call;
  const press = wallClock(zone, momentOfPress(call));
  return call.db.transaction(async (tx) => {
    await holdPlans(tx, owner);
    await refuseUnknownProduct(tx, owner, input.productId);
    const values = versionOf(input, press.day);
    const inside = { ...call, db: tx };
    const replaced = input.medicationType === 'glp1' ? await endTreatmentPlans(inside, input) : null;
    const { id } = await insertPlan(tx, owner, {
      replaced,
      beginsAt: beginsAt(press, { ...input, startDate: values.startDate }),
    });
    await putVersion(tx, owner, id, { ...values, fromDay: values.startDate });
    const plan = await findPlan(tx, owner, id);
    const tablets = await endTabletPlans(inside, id, input);
    if (tablets) await setReplaced(tx, owner, id, tablets);
    if (isTreatment(plan)) {
      await followPlan(inside, { plan, input, from: values.startDate });
      await followEnd(inside, plan);
    }
    return readPlan(inside, id);
  });
}

/**
 * An injection of the first day stays due: its treatment asks before one that is early. So does the tablet of a plan that
 * takes the place of another, which asks for none of this day any more.
 */
function beginsAt(
  press: ReturnType<typeof wallClock>,
  version: PlanInput & { startDate: Day },
): string | null {
  const { medicationType, planType, scheduledTimes: times, replacePlan } = version;
  if (medicationType === 'glp1' || planType === 'as_needed' || replacePlan) return null;
  return beginsAtOf({ ...version, times }, press);
}
