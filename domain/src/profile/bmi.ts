/** Upper limits of the specification's classes; a BMI above all of them is 'Obesidade'. */
const CLASSES = [
  { below: 18.5, name: 'Abaixo do peso' },
  { below: 25, name: 'Peso normal' },
  { below: 30, name: 'Sobrepeso' },
] as const;
export type BmiClass = (typeof CLASSES)[number]['name'] | 'Obesidade';

/** Not rounded; `bodyMassIndex` is the figure shown. */
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

export function isLowForAdult(bmi: number): boolean {
  return bmiClass(bmi) === 'Abaixo do peso';
}

export type OlderBmiClass = 'Baixo peso' | 'Peso adequado' | 'Sobrepeso';

/** The class from 60 years on, by the cut-offs of Lipschitz that Brazilian health care uses: up to 22, from 27. */
export function olderBmiClass(bmi: number): OlderBmiClass {
  if (isLowForOlder(bmi)) return 'Baixo peso';
  return bmi < 27 - FLOAT_ERROR ? 'Peso adequado' : 'Sobrepeso';
}

export function isLowForOlder(bmi: number): boolean {
  return bmi <= 22 + FLOAT_ERROR;
}

// 76.5625 kg at 175 cm is 25 on paper and 24.999999999999996 as a float.
const FLOAT_ERROR = 1e-9;

/** Weight by the square of the height in metres, to one decimal; null while one of them is missing. */
export function bodyMassIndex(weightKg: number | null, heightCm: number | null): number | null {
  const bmi = exactBmi(weightKg, heightCm);
  return bmi === null ? null : Math.round(bmi * 10) / 10;
}
