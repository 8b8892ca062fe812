import type { Pen } from '@leveza/contract/pens/pens.ts';
import { newValues, type PlanValues } from './plan-values.ts';

/** A dose a day or a week needs no further field: another rhythm, or an unknown one, is shown before it is planned. */
export const isCommonRhythm = ({ intervalDays }: Pick<Pen, 'intervalDays'>) =>
  intervalDays === 1 || intervalDays === 7;

function rhythmOf({
  intervalDays,
}: Pick<Pen, 'intervalDays'>): Pick<PlanValues, 'frequency' | 'intervalDays'> {
  if (intervalDays === 1) return { frequency: 'daily', intervalDays: null };
  if (intervalDays === null || intervalDays === 7) return { frequency: 'weekly', intervalDays: null };
  return { frequency: 'custom', intervalDays };
}

/** A plan for the medicine of a pen, by the dose and the rhythm its patient gave it, or the label. Its first day is asked for. */
export function valuesOfPen(pen: Pen, today: string): PlanValues {
  const { medication, brand, countedDoseMg } = pen;
  return {
    ...newValues('treatment', today),
    name: medication.commercialName,
    brand,
    catalogId: medication.id,
    dosageForm: medication.isVial ? 'injection' : 'pen',
    dose: countedDoseMg,
    ...rhythmOf(pen),
    startDate: null,
  };
}
