import { isSameMedicine } from '@leveza/domain/usage/same-medicine.ts';
import { addDays, type Day } from '@leveza/domain/time/days.ts';
import { isCounted, isOnceADay } from '@leveza/domain/usage/once-a-day.ts';
import type { UsedMedicine } from '../usage/shared/coming-use.ts';
import { dosageOf, versionRowOn } from './reply.ts';
import { isOver } from './shared/running-plans.ts';
import type { VersionRow, WholePlan } from './store.ts';

/**
 * Whether a use may stand for a dose of a plan: by the product, or by the medicine. A plan as needed has limits instead of
 * doses, for which any strength counts, as for a GLP-1 tablet, of which one is taken a day.
 */
export function countsFor(
  version: Pick<
    VersionRow,
    'productId' | 'name' | 'ingredients' | 'dose' | 'doseUnit' | 'planType' | 'dosageForm'
  >,
  use: UsedMedicine,
): boolean {
  if (version.productId === use.productId) return true;
  const isAsNeeded = version.planType === 'as_needed';
  if (!isAsNeeded && !isOfForm(version, use)) return false;
  const isAnyStrength = isAsNeeded || isOnceADay(version, version.dosageForm);
  return isSameMedicine({ ...version, strength: dosageOf(version) }, use.medicine, { isAnyStrength });
}

/** A gel or an injection is no tablet of its substance. A form begins with tablets, so that a typed unit tells little. */
const isOfForm = (
  { dosageForm }: Pick<VersionRow, 'dosageForm'>,
  { unitType, isFromElsewhere }: UsedMedicine,
) => isFromElsewhere || isCounted(dosageForm) === isCounted(unitType);

/**
 * The plans that a use of a day may be a dose of. The product is surer than a name: where a plan in force has it, no other
 * plan of the medicine has a share in the use.
 */
export function plansOfUse<P extends WholePlan>(
  plans: readonly P[],
  { day, ...use }: UsedMedicine & { day: Day },
): P[] {
  const found = plans.filter(
    ({ versions }) => day >= versions[0]!.startDate && countsFor(versionRowOn(versions, day), use),
  );
  const ofProduct = found.filter(({ versions }) => versionRowOn(versions, day).productId === use.productId);
  if (ofProduct.length === found.length) return found;
  const inForce = found.filter((plan) => isInForce(plan, day));
  return inForce.length === 0 || ofProduct.some((plan) => inForce.includes(plan)) ? ofProduct : inForce;
}

function isInForce(plan: WholePlan, day: Day): boolean {
  const { planType, endDate } = versionRowOn(plan.versions, day);
  if (planType !== 'as_needed') return !isOver(plan, addDays(day, -1));
  const ends = [endDate, plan.endedAt?.slice(0, day.length)];
  return ends.every((end) => !end || end >= day);
}
