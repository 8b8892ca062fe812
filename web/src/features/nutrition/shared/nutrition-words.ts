import {
  NUTRIENT_LABEL,
  NUTRIENT_UNIT,
  type Nutrient,
  type Nutrients,
} from '@leveza/domain/nutrition/nutrients.ts';
import { formatNumber } from '../../../lib/format.ts';

export const UNKNOWN = 'não informado';

/** '1.450 kcal' or '32 g', rounded as the specification says; null is unknown, never 0. */
export function nutrientText(nutrient: Nutrient, value: number | null): string {
  return value === null ? UNKNOWN : `${formatNumber(Math.round(value))}\u00A0${NUTRIENT_UNIT[nutrient]}`;
}

/** To one decimal, for a single food. */
export function exactText(nutrient: Nutrient, value: number | null): string {
  return value === null
    ? UNKNOWN
    : `${formatNumber(Math.round(value * 10) / 10)}\u00A0${NUTRIENT_UNIT[nutrient]}`;
}

interface Eaten {
  totals: Nutrients;
  incomplete: readonly Nutrient[];
}

/** 'pelo menos ' before a sum with unknown parts; nothing where no part is known. */
export const leastText = ({ totals, incomplete }: Eaten, nutrient: Nutrient): string =>
  incomplete.includes(nutrient) && totals[nutrient] !== null ? 'pelo menos ' : '';

/** '450 kcal · 32 g de proteína'; a sum with unknown parts is 'pelo menos' that much. */
export function totalsText(eaten: Eaten): string {
  const { totals } = eaten;
  const energy =
    totals.calories === null
      ? 'calorias não informadas'
      : `${leastText(eaten, 'calories')}${nutrientText('calories', totals.calories)}`;
  const protein =
    totals.protein === null
      ? 'proteína não informada'
      : `${leastText(eaten, 'protein')}${nutrientText('protein', totals.protein)} de proteína`;
  return `${energy} · ${protein}`;
}

/** Says which sums have unknown parts; null where all is known. */
export function incompleteText(incomplete: readonly Nutrient[]): string | null {
  if (incomplete.length === 0) return null;
  const names = new Intl.ListFormat('pt-BR').format(
    incomplete.map((nutrient) => NUTRIENT_LABEL[nutrient].toLowerCase()),
  );
  return `Há alimentos sem valor informado de ${names}: nesses, o total é pelo menos o que aparece.`;
}

interface Portion {
  quantity: number;
  grams: number | null;
  serving: string;
}

/** '150 g', '1 fatia (30 g)' or '2 × 1 fatia (30 g)'. */
export function portionText({ quantity, grams, serving }: Portion): string {
  if (grams !== null) return `${formatNumber(grams)}\u00A0g`;
  return quantity === 1 ? serving : `${formatNumber(quantity)} × ${serving}`;
}

/** '2 alimentos', '1 alimento'. */
export const foodsText = (count: number): string => (count === 1 ? '1 alimento' : `${count} alimentos`);
