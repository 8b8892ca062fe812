import { searchText } from '../catalog/search-text.ts';
import { decimal } from '../decimal.ts';
import type { Frequency } from '../inventory/frequency.ts';
import { VITAMIN_D_LIMIT } from '../sources/nutrition.ts';
import { cite, sourced } from '../sources/source.ts';

/** More of it every day, for weeks, raises the calcium of the blood. Capsules of a week hold twelve times as much. */
export const VITAMIN_D_A_DAY = {
  mostUi: 4000,
  ...sourced(
    [cite(VITAMIN_D_LIMIT, 'adultos')],
    'o aviso ao dizer com que frequência se toma; quem receita pode pedir mais por algumas semanas',
  ),
};

const STRENGTH = /(\d{1,3}(?:\.\d{3})+|\d+)\s*u\.?i\b/;

interface Taken {
  /** Name, substance and strength, as far as they are known. */
  words: readonly (string | null | undefined)[];
  unitsPerDose: number;
  frequency: Frequency;
}

/** A word about so much vitamin D every day: the strengths of a week look like those of a day. */
export function vitaminDNotice({ words, unitsPerDose, frequency }: Taken): string | null {
  // A week of it at once is how the high strengths are prescribed.
  if (frequency.per !== 'day') return null;
  const text = searchText(...words);
  const strength = STRENGTH.exec(text)?.[1];
  if (!strength || !/\bvitamina d3?\b|colecalciferol|\bd3\b/.test(text)) return null;
  const aDay = Number(strength.replaceAll('.', '')) * unitsPerDose * frequency.times;
  if (aDay <= VITAMIN_D_A_DAY.mostUi) return null;
  return `Assim são ${ui(aDay)} UI de vitamina D por dia. Sem acompanhamento, o limite para adultos é ${ui(VITAMIN_D_A_DAY.mostUi)} UI por dia. Confira na receita se não é uma vez por semana.`;
}

const ui = (amount: number) => decimal(Math.round(amount)).replaceAll(/\B(?=(\d{3})+$)/g, '.');
