import { hundredths } from './rounding.ts';

/** Waist by height, both in cm, to two decimals; null while one of them is missing. */
export function waistToHeight(waistCm: number | null, heightCm: number | null): number | null {
  return waistCm && heightCm ? hundredths(waistCm / heightCm) : null;
}
