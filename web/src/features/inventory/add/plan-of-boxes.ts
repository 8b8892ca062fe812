import type { PlanInput } from '@leveza/contract/plans/fields.ts';
import type { z } from '@leveza/contract/zod.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { frequencyOf } from '@leveza/domain/inventory/display.ts';
import { type MomentChoice, momentsFor, timesText } from '@leveza/domain/plans/moments.ts';
import { productInPlan } from '@leveza/domain/plans/product-in-plan.ts';
import { doseOfBox } from '@leveza/domain/plans/read-dosage.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import type { Filled } from './add-values.ts';
import type { Start } from './start.ts';

type FrequencyFields = Pick<Filled, 'category' | 'unitType' | 'frequencyTimes' | 'frequencyPer'>;

/** The moments a patient may choose: those of the frequency, where a plan knows the product's form. */
export function momentsOf(filled: FrequencyFields, start: Start | null, kind: ItemKind): MomentChoice[] {
  return inPlan(filled, start, kind).dosageForm ? momentsFor(howOften(filled)) : [];
}

/** The day and the clock where the patient lives. */
interface Here {
  kind: ItemKind;
  today: string;
  clock: string;
}

/** The plan of what the sentence says; null where it names no moment. */
export function planOfBoxes(filled: Filled, start: Start, { kind, today, clock }: Here) {
  const { name, brand, dosage, unitType, unitsPerDose, instructions } = filled;
  const moment = momentsOf(filled, start, kind).find((each) => each.name === filled.moment);
  const { medicationType, dosageForm } = inPlan(filled, start, kind);
  if (!moment || !dosageForm) return null;
  const { daysOfWeek, withFood, words } = moment;
  const times = hoursOf(filled.hours, moment);
  // A dose whose hour has passed would be late in the minute it is planned.
  const startsToday = clock < times[0]!;
  const body: z.input<typeof PlanInput> = {
    medicationType,
    dosageForm,
    name,
    brand,
    ...doseOfBox({ dosage, unitType, unitsPerDose }),
    frequency: daysOfWeek.length > 0 ? 'weekly' : 'daily',
    daysOfWeek,
    scheduledTimes: times,
    withFood,
    quantityPerDose: unitsPerDose,
    productId: start.productId,
    specialInstructions: instructions,
    startDate: startsToday ? today : addDays(today, 1),
  };
  return { body, words: whenText({ times, daysOfWeek, words }, startsToday) };
}

/** The hours that were typed, in their order; those of another number of doses a day are not of this moment. */
export function hoursOf(hours: readonly string[] | null, { times }: Pick<MomentChoice, 'times'>): string[] {
  return hours?.length === times.length ? hours.toSorted() : times;
}

/** 'todo dia, às 08:00 e 20:00, a partir de amanhã'. */
export function whenText(
  { times, daysOfWeek, words }: Pick<MomentChoice, 'times' | 'daysOfWeek' | 'words'>,
  startsToday: boolean,
): string {
  const days = daysOfWeek.length > 0 ? words : 'todo dia';
  return `${days}, às ${timesText(times)}${startsToday ? '' : ', a partir de amanhã'}`;
}

const howOften = ({ frequencyTimes = null, frequencyPer = null }: FrequencyFields) =>
  frequencyOf({ frequencyTimes, frequencyPer });

const inPlan = ({ category, unitType }: FrequencyFields, start: Start | null, kind: ItemKind) =>
  productInPlan({
    kind,
    form: start?.product?.form ?? start?.found?.form ?? null,
    mainCategory: start?.product?.mainCategory ?? null,
    subCategory: category ?? null,
    unitType,
  });
