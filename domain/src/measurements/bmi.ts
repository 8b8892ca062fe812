import { hundredths } from './rounding.ts';

/** Upper limits of the specification's classes; a BMI above all of them is 'Obesidade'. */
const CLASSES = [
  { below: 18.5, name: 'Abaixo do peso' },
  { below: 25, name: 'Peso normal' },
  { below: 30, name: 'Sobrepeso' },
] as const;
export type BmiClass = (typeof CLASSES)[number]['name'] | 'Obesidade';

/** Not rounded; `bodyMassIndex` of the profile is the figure shown. */
export function exactBmi(weightKg: number | null, heightCm: number | null): number | null {
  if (!weightKg || !heightCm) return null;
  return weightKg / (heightCm / 100) ** 2;
}

/**
 * The class of an exact BMI. One of 24,96 is shown as 25,0 and still is 'Peso normal': a class is a matter of health
 * and must not change through the rounding of a display.
 */
export function bmiClass(bmi: number): BmiClass {
  return CLASSES.find(({ below }) => bmi < below - FLOAT_ERROR)?.name ?? 'Obesidade';
}

// 76.5625 kg at 175 cm is 25 on paper and 24.999999999999996 as a float.
const FLOAT_ERROR = 1e-9;

/** Waist by height, both in cm, to two decimals; null while one of them is missing. */
export function waistToHeight(waistCm: number | null, heightCm: number | null): number | null {
  return waistCm && heightCm ? hundredths(waistCm / heightCm) : null;
}
