import { readAmount } from './free-text-amount.ts';
import { plainText } from './free-text-plain.ts';
import { type FoodAmount, type Served, amountOf } from './free-text-serving.ts';
import { splitFoods } from './free-text-split.ts';
import { type FoodIndex, type FoundFood, type Searchable, searchFoods } from './search.ts';

/** One food read in a written meal. The patient confirms each; a doubtful one is not chosen beforehand. */
export interface ReadFood<F> extends FoodAmount {
  /** The patient's words, letter by letter. */
  readonly written: string;
  /** Null where no food was recognised. */
  readonly food: F | null;
  /** Other foods the words may mean. */
  readonly others: readonly F[];
}

const MOST_OTHERS = 3;
const MOST_SLIPS = 1;

/** How much of a food the words mean; another food than the one read may count in other measures. */
export function writtenAmount(written: string, food: Served): FoodAmount {
  const { count, measure } = readAmount(plainText(written));
  return amountOf(food, count, measure);
}

/** Reads '2 ovos e 1 fatia de pão integral' as foods with amounts. */
export function readFreeText<F extends Searchable & Served>(
  text: string,
  index: FoodIndex<F>,
): ReadFood<F>[] {
  return splitFoods(text, index).map((written) => readOne(written, index));
}

function readOne<F extends Searchable & Served>(written: string, index: FoodIndex<F>): ReadFood<F> {
  const { rest } = readAmount(plainText(written));
  // 'Pão sem manteiga' is bread: the words behind 'sem' count only where a food bears them in its name.
  const [best, ...more] = searchFoods(index, rest);
  const without = rest.replace(/ sem .*$/, '');
  if (best?.missing && without !== rest)
    return { ...readOne(written.replace(/ sem .*$/i, ''), index), written, isSure: false };
  if (!best) return { written, food: null, others: [], quantity: null, grams: null, isSure: false };
  const amount = writtenAmount(written, best.food);
  return {
    ...amount,
    written,
    food: best.food,
    others: more.slice(0, MOST_OTHERS).map(({ food }) => food),
    isSure: amount.isSure && isSureOf(best, more),
  };
}

function isSureOf<F>(best: FoundFood<F>, more: readonly FoundFood<F>[]): boolean {
  if (best.missing > 0 || best.slips > MOST_SLIPS) return false;
  return best.isWhole || more.length === 0;
}
