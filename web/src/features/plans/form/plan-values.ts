import { PlanChange } from '@leveza/contract/plans/fields.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { spreadTimes } from '@leveza/domain/plans/times.ts';
import { z } from 'zod';
import { type Draft, forDraft } from '../../../ui/form/draft.ts';

/** Fields that are never empty. */
type Always =
  | 'medicationType'
  | 'doseUnit'
  | 'planType'
  | 'frequency'
  | 'scheduledTimes'
  | 'daysOfWeek'
  | 'withFood'
  | 'priority';

/** The form's values: the contract's own, or nothing while a field is empty. */
export type PlanValues = Draft<PlanChange, Always>;

/** Fields out of sight keep what was typed, but are neither checked nor sent. */
function relevant(values: PlanValues): PlanValues {
  const isAsNeeded = values.planType === 'as_needed';
  const isCourse = values.planType === 'course';
  const frequency = isAsNeeded ? 'daily' : values.frequency;
  const isCustom = frequency === 'custom';
  return {
    ...values,
    steps: values.medicationType === 'glp1' && !isAsNeeded ? values.steps : [],
    frequency,
    scheduledTimes: isAsNeeded ? [] : values.scheduledTimes,
    daysOfWeek: frequency === 'weekly' ? values.daysOfWeek : [],
    intervalDays: isCustom ? values.intervalDays : null,
    daysOn: isCustom ? values.daysOn : null,
    daysOff: isCustom ? values.daysOff : null,
    endDate: isCourse ? values.endDate : null,
    totalDoses: isCourse ? values.totalDoses : null,
    minGapHours: isAsNeeded ? values.minGapHours : null,
    mostPerDay: isAsNeeded ? values.mostPerDay : null,
  };
}

export const planSchema = z
  .custom<PlanValues>()
  .transform(relevant)
  .pipe(forDraft<PlanChange, Always>(PlanChange));

/** The same where the first day is asked for: an empty one is refused instead of being today. */
export const datedPlanSchema = planSchema.refine(({ startDate }) => startDate, {
  path: ['startDate'],
  error: 'Diga o dia da primeira dose.',
});

/** The first guess of a new plan's medicine: something of a shelf, or the medicine of the treatment. */
export type NewPlan = ItemKind | 'treatment';

const FIRST = {
  supplement: { medicationType: 'vitamin', dosageForm: 'tablet', frequency: 'daily' },
  medication: { medicationType: 'oral_medication', dosageForm: 'tablet', frequency: 'daily' },
  treatment: { medicationType: 'glp1', dosageForm: 'pen', frequency: 'weekly' },
} as const satisfies Record<NewPlan, Partial<PlanValues>>;

/** A new plan: at 08:00, from today on. */
export function newValues(start: NewPlan, today: string): PlanValues {
  return {
    ...FIRST[start],
    name: '',
    brand: null,
    catalogId: null,
    dose: null,
    doseUnit: 'mg',
    steps: [],
    planType: 'continuous',
    scheduledTimes: spreadTimes(1),
    daysOfWeek: [],
    intervalDays: null,
    daysOn: null,
    daysOff: null,
    startDate: today,
    endDate: null,
    totalDoses: null,
    withFood: 'either',
    specialInstructions: null,
    reminderEnabled: true,
    priority: 'medium',
    quantityPerDose: 1,
    productId: null,
    minGapHours: null,
    mostPerDay: null,
    replacePlan: false,
    confirmEarly: false,
    confirmDose: false,
    from: null,
    keepsNextChange: true,
    isUndo: false,
  };
}

/** The values a product gives to a plan: the medicine, and how often where the patient did not choose. */
export const WHAT = ['medicationType', 'name', 'brand', 'dosageForm', 'dose', 'doseUnit'] as const;
export const RHYTHM = ['planType', 'frequency', 'scheduledTimes', 'daysOfWeek', 'intervalDays'] as const;

/** A plan as its form holds it. */
export const valuesOfPlan = (plan: Plan): PlanValues => ({
  medicationType: plan.medicationType,
  name: plan.name,
  brand: plan.brand,
  catalogId: plan.catalogId,
  dosageForm: plan.dosageForm,
  dose: plan.dose,
  doseUnit: plan.doseUnit,
  // One dose without an end is no titration.
  steps: plan.steps.length > 1 ? plan.steps.map(({ doseMg, weeks }) => ({ doseMg, weeks })) : [],
  planType: plan.planType,
  frequency: plan.frequency,
  // A plan as needed has no times: once it is scheduled, it begins with those of a new one.
  scheduledTimes: plan.scheduledTimes.length > 0 ? plan.scheduledTimes : spreadTimes(1),
  daysOfWeek: plan.daysOfWeek,
  intervalDays: plan.intervalDays,
  daysOn: plan.daysOn,
  daysOff: plan.daysOff,
  startDate: plan.startDate,
  endDate: plan.endDate,
  totalDoses: plan.totalDoses,
  withFood: plan.withFood,
  specialInstructions: plan.specialInstructions,
  reminderEnabled: plan.reminderEnabled,
  priority: plan.priority,
  quantityPerDose: plan.quantityPerDose,
  productId: plan.productId,
  minGapHours: plan.minGapHours,
  mostPerDay: plan.mostPerDay,
  replacePlan: false,
  confirmEarly: false,
  confirmDose: false,
  from: null,
  keepsNextChange: true,
  isUndo: false,
});

/** The same plan once more, from today on. */
export const copiedValues = (plan: Plan, today: string): PlanValues => ({
  ...valuesOfPlan(plan),
  startDate: today,
  endDate: plan.endDate !== null && plan.endDate > today ? plan.endDate : null,
});
