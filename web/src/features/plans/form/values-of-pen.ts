import type { Pen } from '@leveza/contract/pens/pens.ts';
import { newValues, type PlanValues } from './plan-values.ts';

/** A plan for the medicine of a pen, by the dose its patient gave it and the label's rhythm. Its first day is asked for. */
export function valuesOfPen(
  { medication, brand, countedDoseMg, intervalDays }: Pen,
  today: string,
): PlanValues {
  return {
    ...newValues('treatment', today),
    name: medication.commercialName,
    brand,
    catalogId: medication.id,
    dosageForm: medication.isVial ? 'injection' : 'pen',
    dose: countedDoseMg,
    frequency: intervalDays === 1 ? 'daily' : 'weekly',
    startDate: null,
  };
}
