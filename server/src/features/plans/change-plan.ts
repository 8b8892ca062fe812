import type { PlanChange } from '@leveza/contract/plans/fields.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { readPlan } from './read-plan.ts';
import { refuseUnknownProduct } from './refuse-unknown-product.ts';
import { followEnd } from './follow-end.ts';
import { findPlan, lockPlan, putVersion, removeVersionsAfter } from './store.ts';
import { followChange, isTreatment } from './treated.ts';
import { versionOf } from './version-of.ts';

/** Changes a plan from a day on. Changes that were to begin later are replaced: the last word counts. */
export async function changePlan(call: Call, id: string, { from, ...input }: PlanChange): Promise<Plan> {
  const { owner, zone, now } = call;
  return call.db.transaction(async (tx) => {
    await lockPlan(tx, owner, id);
    const { versions } = await findPlan(tx, owner, id);
    await refuseUnknownProduct(tx, owner, input.productId);
    const values = versionOf(input, versions.at(-1)!.startDate);
    // A plan that has not begun has no past to keep.
    const day = [from ?? dayIn(zone, now), versions[0]!.fromDay].toSorted().at(-1)!;
    await removeVersionsAfter(tx, owner, id, day);
    await putVersion(tx, owner, id, { ...values, fromDay: day });
    const inside = { ...call, db: tx };
    const plan = await findPlan(tx, owner, id);
    if (isTreatment(plan)) {
      await followChange(inside, { plan, input, from: day });
      await followEnd(inside, plan);
    }
    return readPlan(inside, id);
  });
}
