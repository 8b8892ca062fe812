import { SUPPLEMENT_SUB_CATEGORIES } from './categories.ts';
import { searchText } from './search-text.ts';

export type ItemKind = 'supplement' | 'medication';

interface Classified {
  product?: { name: string; mainCategory: string; subCategory: string | null } | null;
  customName?: string | null;
  customMainCategory?: string | null;
  customSubCategory?: string | null;
}

/** Some catalogues sell these as vitamins; they are medicines. */
const DRUG_NAMES = [
  'dorflex',
  'ibuprofeno',
  'paracetamol',
  'dipirona',
  'nimesulida',
  'omeprazol',
  'novalgina',
  'aspirina',
  'amoxicilina',
  'azitromicina',
  'voltaren',
  'cataflam',
  'pantoprazol',
  'losec',
];
const MEDICINE_WORDS = ['medicamento', 'remedio'];

/** These subcategories make a product a medicine in any main category. */
const DECIDING_SUB_CATEGORIES = new Set([
  'ORAL',
  'DIABETES',
  'CARDIOVASCULAR',
  'ANALGESIC',
  'ANTIBIOTIC',
  'ANTI_INFLAMMATORY',
  'ANTIHYPERTENSIVE',
  'ANTIDIABETIC',
]);

const SUPPLEMENT_MAIN_CATEGORIES = new Set([
  'SUPPLEMENTS',
  'VITAMINS_MINERALS',
  'NUTRITION',
  'SPORTS_NUTRITION',
  'HEALTH_SUPPLEMENTS',
]);

const SUPPLEMENT_SUBS: ReadonlySet<string> = new Set(SUPPLEMENT_SUB_CATEGORIES);

/**
 * The screen that shows a box (specification, second document, section 4): the patient's own categories decide before
 * the product's. Only a GLP-1 injectable is on neither screen, since pens have their own. A box that matches no list is
 * still put on one of them, because a patient cannot find a box that no screen shows.
 */
export function kindOf(item: Classified): ItemKind | null {
  const main = item.customMainCategory ?? item.product?.mainCategory ?? null;
  const sub = item.customSubCategory ?? item.product?.subCategory ?? null;
  const name = searchText(item.customName ?? item.product?.name);

  if (main === 'MEDICATIONS') return 'medication';
  if (sub !== null && DECIDING_SUB_CATEGORIES.has(sub)) return 'medication';
  if (main === 'INJECTABLES' && sub === 'GLP1') return null;
  if (main === 'VITAMINS_MINERALS' && containsAny(name, DRUG_NAMES)) return 'medication';
  if (!item.product && containsAny(name, MEDICINE_WORDS)) return 'medication';
  if (main !== null && SUPPLEMENT_MAIN_CATEGORIES.has(main)) return 'supplement';
  return homeWithoutMainCategory(main, sub, name);
}

/** Insulin and vaccines are medicines, an injected B12 a supplement; a bare name is one unless it is a known drug. */
function homeWithoutMainCategory(main: string | null, sub: string | null, name: string): ItemKind {
  if (sub !== null) return SUPPLEMENT_SUBS.has(sub) ? 'supplement' : 'medication';
  return main === 'INJECTABLES' || containsAny(name, DRUG_NAMES) ? 'medication' : 'supplement';
}

function containsAny(text: string, words: string[]): boolean {
  return words.some((word) => text.includes(word));
}
