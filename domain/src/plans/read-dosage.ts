import type { UnitType } from '../catalog/units.ts';
import { DOSE_UNITS, type DoseUnit } from './plan-words.ts';

/** Other ways in which products write a unit. */
const WRITTEN: Record<string, DoseUnit> = {
  µg: 'mcg',
  μg: 'mcg',
  ui: 'UI',
  iu: 'UI',
  gota: 'gotas',
  comprimido: 'comprimidos',
  cápsula: 'cápsulas',
  sachê: 'sachês',
  dose: 'doses',
};

/** '2.000 UI' of a product as a dose and its unit; null for two substances ('50 mg + 12,5 mg') or other words. */
export function readDosage(text: string | null): { dose: number; doseUnit: DoseUnit } | null {
  const [, number, word] = /^\s*([\d.,]+)\s*([\p{L}µμ]+)\s*$/u.exec(text ?? '') ?? [];
  if (number === undefined || word === undefined) return null;
  const doseUnit = DOSE_UNITS.find((unit) => unit === word) ?? WRITTEN[word.toLowerCase()];
  const dose = Number(withoutThousands(number).replace(',', '.'));
  return doseUnit && dose > 0 ? { dose, doseUnit } : null;
}

/** A point before exactly three digits parts thousands, as it is written in Portuguese; '0.125' has none. */
function withoutThousands(number: string): string {
  return /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(number) ? number.replaceAll('.', '') : number;
}

/** The unit that is counted where a dosage says no single amount ('50 mg + 12,5 mg'). */
const COUNTED_IN: Partial<Record<UnitType, DoseUnit>> = {
  tablets: 'comprimidos',
  capsules: 'cápsulas',
  sachets: 'sachês',
  ml: 'ml',
  drops: 'gotas',
  grams: 'g',
};

/** The dosage of a pot or a bottle is often its size: creatine of '250 g' is no dose of 250 g. */
const HAS_STRENGTH: readonly UnitType[] = ['tablets', 'capsules', 'sachets'];

interface Taken {
  dosage: string | null;
  unitType: UnitType;
  unitsPerDose: number;
}

/** The dose of a plan for a box: its strength, or the units that are taken at once. */
export function doseOfBox({ dosage, unitType, unitsPerDose }: Taken): { dose: number; doseUnit: DoseUnit } {
  const strength = HAS_STRENGTH.includes(unitType) ? readDosage(dosage) : null;
  return strength ?? { dose: unitsPerDose, doseUnit: COUNTED_IN[unitType] ?? 'doses' };
}
