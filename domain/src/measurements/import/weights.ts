import { WEIGHT_KG } from '../../profile/limits.ts';
import { kgFrom, type WeightUnit } from '../../profile/units.ts';
import { hundredths } from '../rounding.ts';

const WRITTEN = /^(\d{1,4}(?:[.,]\d{1,12})?)\s*(kgs?|quilos?|lbs?|libras?)?\.?$/;

/** In kg, to two decimals; a unit written beside the number wins over the column's. */
export function readKg(text: string, unit: WeightUnit): number | null {
  const [, number, beside] = WRITTEN.exec(text.trim().toLowerCase()) ?? [];
  if (!number) return null;
  const written = beside ? (beside.startsWith('l') ? 'lb' : 'kg') : unit;
  return hundredths(kgFrom(written, Number(number.replace(',', '.'))));
}

export function isPossible(kg: number): boolean {
  return kg >= WEIGHT_KG.min && kg <= WEIGHT_KG.max;
}
