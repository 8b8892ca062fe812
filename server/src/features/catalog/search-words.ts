import type { SubCategory } from '@leveza/domain/catalog/categories.ts';
import { SUB_CATEGORY_LABEL } from '@leveza/domain/catalog/labels.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';

/** Sorts after every word that begins with what stands before it. */
export const AFTER_ALL = '\u{10FFFF}';

/** Longer than any word of a language; a limit because an index has one. */
const LONGEST_WORD = 40;
const MOST_OTHER_WORDS = 100;

/** Words of a category that its label does not have. */
const ALSO_CALLED: Partial<Record<SubCategory, string>> = {
  ANTACID: 'antiácido estômago',
  GLP1: 'GLP1',
  VITAMINS: 'vitaminas',
  MINERALS: 'minerais',
};

/** 'Ômega-3 1.000 mg' is omega, 3, 1000, mg; decimals keep their comma. */
export function wordsOf(text: string | null | undefined): string[] {
  return searchText(text)
    .replaceAll(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(\d)[.,](?=\d)/g, '$1,')
    .split(/(?:[^\p{L}\p{N},]|,(?!\d)|(?<!\d),)+/u)
    .filter(Boolean)
    .map(shortened);
}

// Half a letter at the cut would not be text.
function shortened(word: string): string {
  return word.slice(0, LONGEST_WORD).replace(/[\uD800-\uDBFF]$/, '');
}

interface Searched {
  name: string;
  brand: string | null;
  subCategory?: SubCategory | null | undefined;
  activeIngredient: string | null;
  searchTerms: readonly string[];
}

/** The index text of a product, as `products.search_text` keeps it: the words of its name, '|', its other words. */
export function indexText({ name, brand, subCategory, activeIngredient, searchTerms }: Searched): string {
  const named = wordsOf(name);
  const texts = [
    brand,
    activeIngredient,
    subCategory && `${subCategory} ${SUB_CATEGORY_LABEL[subCategory]} ${ALSO_CALLED[subCategory] ?? ''}`,
    ...searchTerms,
  ].filter(Boolean);
  const others = new Set([name, ...texts].flatMap((text) => spellings(text)));
  for (const text of texts) for (const word of wordsOf(text)) others.add(word);
  for (const word of named) others.delete(word);
  return `${named.join(' ')}|${[...others].slice(0, MOST_OTHER_WORDS).join(' ')}`;
}

/** Without a hyphen and without a digit there is nothing to join and nothing to part. */
const HAS_SPELLINGS = /[-\p{N}]/u;

/** One word for two and two for one: 'anti-inflamatório' as antiinflamatorio, 'ômega 3' as omega3 and back. */
function spellings(text: string | null | undefined): string[] {
  if (!text || !HAS_SPELLINGS.test(text)) return [];
  const joined = (searchText(text).match(/\p{L}+(?:-[\p{L}\p{N}]+)+/gu) ?? []).map((word) =>
    word.replaceAll('-', ''),
  );
  const words = wordsOf(text);
  const numbered = words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    return /^\p{L}{3,}$/u.test(word) && /^\d{1,2}$/.test(next) ? [word + next] : [];
  });
  const parted = words.flatMap((word) => /^(\p{L}{3,})(\d+)$/u.exec(word)?.slice(1) ?? []);
  return [...joined, ...numbered, ...parted].map(shortened);
}
