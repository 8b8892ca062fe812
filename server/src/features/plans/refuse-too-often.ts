import { Problem } from '@leveza/contract/problem.ts';
import { beyondLimits, beyondSentence } from '@leveza/domain/plans/as-needed.ts';
import { isMany, manySentence } from '@leveza/domain/plans/one-more.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { countsFor } from './counts-for.ts';
import { versionRowOn } from './reply.ts';
import { shelfDoses } from './shared/doses-of-days.ts';
import { looseUsesQuestion } from './shared/loose-uses.ts';
import type { VersionRow, WholePlan } from './store.ts';

/** Longer than the longest gap a plan as needed can have. */
const DAYS_AROUND = 8;

/**
 * Asks about a dose beyond the gap and the number a day that the patient entered. Doses of other plans of the product
 * count too: the body does not know by which plan it got them.
 */
export async function refuseTooOften(call: Call, plan: WholePlan, takenAt: Date): Promise<void> {
  const day = dayIn(call.zone, takenAt);
  const version = versionRowOn(plan.versions, day);
  const { planType, name, productId, ...limits } = version;
  if (planType !== 'as_needed' || (limits.minGapHours === null && limits.mostPerDay === null)) return;
  const days = { from: addDays(day, -DAYS_AROUND), to: addDays(day, DAYS_AROUND) };
  const around = await shelfDoses(call, days);
  const [loose] = await askInOne(
    call.db,
    looseUsesQuestion(call, days, (found) => found),
  );
  const isOfProduct = (dose: { productId: string | null }) =>
    productId !== null && dose.productId === productId;
  // A use of the days before the plan began is a dose of no plan, and most others are both.
  const momentOf = new Map([
    ...loose.filter((use) => countsFor(version, use)).map((use) => [use.recordId, use.takenAt] as const),
    ...around
      .filter((dose) => dose.planId === plan.id || isOfProduct(dose))
      .flatMap((dose) => (dose.takenAt === null ? [] : [[dose.recordId!, new Date(dose.takenAt)] as const])),
  ]);
  const taken = [...momentOf.values()];
  const beyond = beyondLimits(limits, { at: takenAt, taken, zone: call.zone });
  if (beyond) throw new Problem('dose-too-often', { message: beyondSentence(name, beyond, call) });
}

/** Asks about a quantity that is many times the planned one. */
export function refuseMany({ name, quantityPerDose: planned }: VersionRow, quantity: number): void {
  if (!isMany(quantity, planned)) return;
  throw new Problem('dose-too-often', { message: manySentence({ name, quantity, planned }) });
}
