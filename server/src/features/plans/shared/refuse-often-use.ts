import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../../http/call.ts';
import { refuseTooOften } from '../refuse-too-often.ts';
import { versionRowOn } from '../reply.ts';
import { findPlans, lockPlan } from '../store.ts';

interface Use {
  productId: string;
  usedAt: Date;
}

/**
 * Asks about a use that goes beyond the limits of a plan as needed of its product. Such a plan is held meanwhile, so that
 * of two presses at once the second one knows of the first.
 */
export async function refuseOftenUse(call: Call, { productId, usedAt }: Use): Promise<void> {
  const day = dayIn(call.zone, usedAt);
  const plans = (await findPlans(call.db, call.owner)).filter(({ versions, endedAt }) => {
    const version = versionRowOn(versions, day);
    return endedAt === null && version.planType === 'as_needed' && version.productId === productId;
  });
  for (const plan of plans) {
    await lockPlan(call.db, call.owner, plan.id);
    await refuseTooOften(call, plan, usedAt);
  }
}
