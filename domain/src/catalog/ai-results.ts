import type { ItemKind } from './classify.ts';
import type { ProductForm, SubCategory } from './categories.ts';
import { searchText } from './search-text.ts';

const MOST_RESULTS = 12;

/** Each product once, the most confident find of it, the best twelve first. */
export function rankResults<Result extends { name: string; brand: string | null; confidence: number }>(
  results: readonly Result[],
): Result[] {
  const best = new Map<string, Result>();
  for (const result of results.toSorted((a, b) => b.confidence - a.confidence)) {
    const product = `${searchText(result.name)}\n${searchText(result.brand)}`;
    if (!best.has(product)) best.set(product, result);
  }
  return [...best.values()].slice(0, MOST_RESULTS);
}

const FORMS = ['TABLET', 'CAPSULE', 'INJECTION', 'LIQUID', 'DROPS', 'POWDER', 'GUMMY', 'SYRUP'] as const;

/** The forms a find may have (specification, second document, section 9). */
export const AI_FORMS: Record<ItemKind, readonly ProductForm[]> = {
  supplement: FORMS,
  medication: [...FORMS, 'CREAM', 'GEL'],
};

export const AI_MEDICINE_CATEGORIES = [
  'ANALGESIC',
  'ANTI_INFLAMMATORY',
  'ANTIBIOTIC',
  'ANTACID',
  'ANTIHYPERTENSIVE',
  'ANTIDIABETIC',
  'ANTIDEPRESSANT',
  'ANTIALLERGIC',
  'HORMONAL',
  'GLP1',
  'ANTIVIRAL',
  'ANTIFUNGAL',
  'CARDIOVASCULAR',
  'NEUROLOGICAL',
  'VACCINE',
] as const satisfies readonly SubCategory[];

/** At the beginning of a word, so that 'sulfato ferroso' is iron. */
const MINERALS = /\b(calcio|calcium|magnesio|magnesium|zinc|ferr[oi]|iron)/;

/** A guess by the name, for a find that does not say it. */
export function vitaminOrMineral(name: string): 'VITAMINS' | 'MINERALS' {
  return MINERALS.test(searchText(name)) ? 'MINERALS' : 'VITAMINS';
}
