import { EFFECT_LABEL, type EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import { formatKg, formatMg, formatNumber } from '../../../lib/format.ts';

/** '−3,5 kg', '+0,4 kg', '0 kg'. */
export const signedKg = (kg: number): string => signed(kg, formatKg);

/** '−3,5 %', of a number of percents. */
export const signedPercent = (percent: number): string =>
  signed(percent, (value) => `${formatTenths(value)}\u00A0%`);

function signed(value: number, format: (positive: number) => string): string {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return format(0);
  return `${rounded < 0 ? '−' : '+'}${format(Math.abs(rounded))}`;
}

/** '3,5', rounded to tenths. */
export const formatTenths = (value: number) => formatNumber(Math.round(value * 10) / 10);

export const effectName = (effectType: EffectType, otherName: string | null): string =>
  (effectType === 'other' ? otherName : null) ?? EFFECT_LABEL[effectType];

/** 'Ozempic 0,5 mg', or what of it is known. */
export function doseName(medicationName: string | null, doseMg: number | null): string {
  const known = [medicationName, doseMg === null ? null : formatMg(doseMg)].filter(Boolean);
  return known.length > 0 ? known.join(' ') : 'Sem dose em uso';
}

const INTENSITY_WORDS = [
  ['muito leve', 'muito leves'],
  ['leve', 'leves'],
  ['moderado', 'moderados'],
  ['intenso', 'intensos'],
  ['muito intenso', 'muito intensos'],
] as const;

/** '5 leves, 2 moderados', of how many there are of each intensity from 1 to 5. */
export const intensitiesText = (byIntensity: readonly number[]): string =>
  INTENSITY_WORDS.flatMap(([one, many], place) =>
    byIntensity[place] ? counted(byIntensity[place], one, many) : [],
  ).join(', ');

export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
