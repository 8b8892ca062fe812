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
