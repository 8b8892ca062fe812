import { sourced } from '../sources/source.ts';
import type { FoodCategory } from './food-categories.ts';
import type { Nutrients } from './nutrients.ts';

/** Limits per serving by which an own food gets its words; the shipped foods carry theirs. */
export const FOOD_WORDS_ORIGIN = sourced(
  [],
  'Os limites por porção são do Leveza: proteína a partir de 6 g, fibras a partir de 2,5 g, até 12 g de gordura, 400 mg de sódio e 350 kcal.',
);

interface Figures extends Nutrients {
  category: FoodCategory;
}

const atLeast = (value: number | null, limit: number) => value !== null && value >= limit;
const atMost = (value: number | null, limit: number) => value !== null && value <= limit;

/** The benefits of a serving, in words; an unknown figure gives none. */
export function benefitsOf({ protein, fiber, fat, sodium }: Nutrients): string[] {
  const words = [
    atLeast(protein, 10) ? 'rico em proteína' : atLeast(protein, 6) && 'fonte de proteína',
    atLeast(fiber, 5) ? 'rico em fibras' : atLeast(fiber, 2.5) && 'fonte de fibras',
    atMost(fat, 3) && 'baixo teor de gordura',
    atMost(sodium, 80) && 'baixo sódio',
  ];
  return words.filter((word) => typeof word === 'string');
}

/** Whether a serving suits the treatment: protein or fibre or light, and neither fat nor salty. */
export function isGlpFriendly({ calories, protein, fat, fiber, sodium, category }: Figures): boolean {
  const isTooMuch = atLeast(calories, 350.1) || atLeast(fat, 12.1) || atLeast(sodium, 400.1);
  if (isTooMuch) return false;
  const isLight = atMost(calories, 60) && atMost(fat, 3);
  const isFruit = category === 'fruta' && atMost(calories, 120);
  return atLeast(protein, 6) || atLeast(fiber, 2.5) || isLight || isFruit || category === 'vegetal';
}
