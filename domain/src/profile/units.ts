/** Units a patient may prefer on screen. The database always holds kg and cm. */
export const WEIGHT_UNITS = ['kg', 'lb'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];
export const HEIGHT_UNITS = ['cm', 'in'] as const;
export type HeightUnit = (typeof HEIGHT_UNITS)[number];

// Exact by definition of the international yard and pound.
const KG_PER: Record<WeightUnit, number> = { kg: 1, lb: 0.453_592_37 };
const CM_PER: Record<HeightUnit, number> = { cm: 1, in: 2.54 };

export function weightIn(unit: WeightUnit, kg: number): number {
  return unit === 'kg' ? kg : tenths(kg / KG_PER[unit]);
}

export function kgFrom(unit: WeightUnit, value: number): number {
  return unit === 'kg' ? value : hundredths(value * KG_PER[unit]);
}

export function heightIn(unit: HeightUnit, cm: number): number {
  return unit === 'cm' ? cm : tenths(cm / CM_PER[unit]);
}

export function cmFrom(unit: HeightUnit, value: number): number {
  return unit === 'cm' ? value : hundredths(value * CM_PER[unit]);
}

const tenths = (value: number) => Math.round(value * 10) / 10;
const hundredths = (value: number) => Math.round(value * 100) / 100;
