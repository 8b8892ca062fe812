import { lateFrom } from '@leveza/domain/applications/late-dose.ts';
import { inOrder } from '@leveza/domain/order.ts';
import { momentToTake, putOffTo } from '@leveza/domain/plans/snooze.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../../http/call.ts';
import { sinceLate } from '../late-days.ts';
import { laterDose } from '../later-dose.ts';
import { isOpen, NEAR_DAYS } from '../plan-stock.ts';
import { versionRowOn } from '../reply.ts';
import type { WholePlan } from '../store.ts';
import { dosesOfDays, shelfPlans } from './doses-of-days.ts';

interface NextShelfDose {
  at: Date;
  /** From then on it is late. */
  lateAt: Date;
  name: string | null;
}

/**
 * The earliest open dose, one that was put off at its later moment, from yesterday to tomorrow of every plan but those of injections, else the next one ahead. An older
 * one that is late comes last: other screens name it as late, and a monthly vitamin would hide every dose for weeks.
 */
export async function nextShelfDose(call: Call): Promise<NextShelfDose | null> {
  const plans = await shelfPlans(call);
  if (plans.every(({ deletedAt }) => deletedAt !== null)) return null;
  const today = dayIn(call.zone, call.now);
  const tomorrow = addDays(today, 1);
  // Most plans have a dose by tomorrow: the month is computed for the others only.
  return (
    (await firstOpen(call, plans, { from: addDays(today, -1), to: tomorrow })) ??
    (await firstOpen(call, plans, { from: addDays(tomorrow, 1), to: addDays(today, NEAR_DAYS) })) ??
    firstLater(call, plans) ??
    (await firstOpen(call, plans, { ...sinceLate(plans, today), to: today }))
  );
}

async function firstOpen(
  call: Call,
  plans: readonly WholePlan[],
  days: Parameters<typeof dosesOfDays>[2],
): Promise<NextShelfDose | null> {
  const doses = await dosesOfDays(call, plans, days);
  const [first] = doses
    .filter((dose) => isOpen(dose) && !dose.isPlanDeleted)
    .flatMap((dose) => {
      const { lateAt, name } = dose;
      const at = momentToTake(dose, call.now);
      if (at === null || lateAt === null) return [];
      const putOff = putOffTo(dose, call.now);
      // A dose that was put off is not late before its new moment.
      return { at, lateAt: putOff !== null && putOff > lateAt ? putOff : lateAt, name };
    })
    .toSorted((one, other) => inOrder(one.at, other.at));
  return first ? { ...first, at: new Date(first.at), lateAt: new Date(first.lateAt) } : null;
}

function firstLater({ zone, now }: Call, plans: readonly WholePlan[]): NextShelfDose | null {
  const today = dayIn(zone, now);
  const [first] = plans
    .filter(({ deletedAt }) => deletedAt === null)
    .flatMap((plan) => {
      const at = laterDose(plan, zone, today);
      if (!at) return [];
      const { name } = versionRowOn(plan.versions, dayIn(zone, at));
      return [{ at, lateAt: lateFrom(at, null, zone), name }];
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return first ?? null;
}
