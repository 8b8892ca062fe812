import { inOrder } from '../order.ts';
import { EVERYDAY_NAMES } from './search-names.ts';
import { foodWords, slipsAtStart } from './search-words.ts';

export interface Searchable {
  readonly name: string;
}

/** A food with the words that find it: those of its name, then the names people use for it. */
interface Indexed<F> {
  readonly food: F;
  readonly names: readonly (readonly string[])[];
}

export interface FoodIndex<F> {
  readonly foods: readonly Indexed<F>[];
  /** Every word of every name. A typed word is compared with each of them once, not with every food. */
  readonly words: readonly string[];
}

export interface FoundFood<F> {
  readonly food: F;
  /** Typed words that the food does not have. */
  readonly missing: number;
  readonly slips: number;
  /** Whether the typed words are one of the food's names, whole but for slips. */
  readonly isWhole: boolean;
  readonly score: number;
}

export function indexFoods<F extends Searchable>(foods: readonly F[]): FoodIndex<F> {
  const indexed = foods.map((food) => ({
    food,
    names: [food.name, ...(EVERYDAY_NAMES[food.name] ?? [])].map(foodWords),
  }));
  return { foods: indexed, words: [...new Set(indexed.flatMap(({ names }) => names.flat()))] };
}

interface Meeting {
  worth: number;
  slips: number;
  /** Whether only the first letters of the word were typed. */
  isCut: boolean;
}

/** How well one typed word meets the words of the index: 1 for the whole word, less for a beginning, less for slips. */
function meetings(typed: string, words: readonly string[]): Map<string, Meeting> {
  const met = new Map<string, Meeting>();
  for (const word of words) {
    const slips = slipsAtStart(typed, word);
    if (slips === null) continue;
    const isCut = Math.abs(word.length - typed.length) > slips;
    met.set(word, { slips, isCut, worth: (isCut ? 0.7 : 1) - slips * 0.3 });
  }
  return met;
}

/**
 * The foods that a typed text means, best first. All typed words have to be there, in any order, each by its first
 * letters and with slips; only where no food has them all, one may be missing.
 */
export function searchFoods<F extends Searchable>(index: FoodIndex<F>, typed: string): FoundFood<F>[] {
  const words = foodWords(typed);
  if (words.length === 0) return [];
  const met = words.map((word) => meetings(word, index.words));
  const found = index.foods.flatMap(({ food, names }) => {
    const all = names.map((name, place) => foundBy(food, name, place > 0, met));
    return all.toSorted((one, other) => other.score - one.score).slice(0, 1);
  });
  const least = Math.min(...found.map(({ missing }) => missing));
  const mayMiss = words.length > 1 ? 1 : 0;
  if (least > mayMiss) return [];
  return found
    .filter(({ missing }) => missing === least)
    .toSorted((one, other) => other.score - one.score || inOrder(one.food.name, other.food.name));
}

function foundBy<F>(
  food: F,
  name: readonly string[],
  isEveryday: boolean,
  met: readonly Map<string, Meeting>[],
): FoundFood<F> {
  const taken = new Set<number>();
  let [worth, slips, missing, cut] = [0, 0, 0, 0];
  for (const each of met) {
    const best = name
      .map((word, place) => ({ place, meeting: taken.has(place) ? undefined : each.get(word) }))
      .filter(({ meeting }) => meeting !== undefined)
      .toSorted((one, other) => other.meeting!.worth - one.meeting!.worth)[0];
    if (!best) {
      missing += 1;
      continue;
    }
    taken.add(best.place);
    worth += best.meeting!.worth + (best.place === 0 ? 0.5 : 0);
    slips += best.meeting!.slips;
    cut += Number(best.meeting!.isCut);
  }
  const isWhole = missing === 0 && taken.size === name.length && cut === 0;
  // A short name and a name in everyday use come first: 'arroz' is white rice before rice with meat.
  const bonus =
    (isWhole ? Math.max(0, 1 - slips * 0.6) : 0) +
    (isEveryday && missing === 0 ? 0.4 : 0) +
    0.5 / Math.max(1, name.length);
  return { food, missing, slips, isWhole, score: worth / met.length + bonus - missing * 2 };
}
