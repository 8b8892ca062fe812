import {
  cmFrom,
  heightIn,
  kgFrom,
  type HeightUnit,
  weightIn,
  type WeightUnit,
} from '@leveza/domain/profile/units.ts';

/** How a measure stands on the screen, and how it is stored: always in kg or cm. */
export interface Scale {
  unit: string;
  shown: (stored: number) => number;
  stored: (shown: number) => number;
}

export const weightScale = (unit: WeightUnit): Scale => ({
  unit,
  shown: (kg) => tenths(weightIn(unit, kg)),
  stored: (value) => kgFrom(unit, value),
});

export const heightScale = (unit: HeightUnit): Scale => ({
  unit: unit === 'in' ? 'pol' : unit,
  shown: (cm) => tenths(heightIn(unit, cm)),
  stored: (value) => cmFrom(unit, value),
});

/** `92.4` → `92,4 kg`, or `203,7 lb` for who prefers pounds. */
export const formatWeight = (kg: number, unit: WeightUnit): string => written(kg, weightScale(unit));

/** `165` → `165 cm`, or `65 pol` for who prefers inches. */
export const formatHeight = (cm: number, unit: HeightUnit): string => written(cm, heightScale(unit));

const ONE = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const UP_TO_ONE = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** The body mass index, always with one decimal; '-' while it is not known. */
export const formatBmi = (index: number | null): string => (index === null ? '-' : ONE.format(index));

// A space that never breaks keeps a number and its unit on one line.
const written = (stored: number, { shown, unit }: Scale) => `${UP_TO_ONE.format(shown(stored))}\u00A0${unit}`;

const tenths = (value: number) => Math.round(value * 10) / 10;
