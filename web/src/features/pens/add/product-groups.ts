import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { isNearWord } from '@leveza/domain/catalog/near-words.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';

/** The strengths of one medicine. */
export interface ProductGroup {
  name: string;
  products: Glp1Product[];
}

/** The brands most patients look for, each a tile of its own. */
const TILES = ['Ozempic', 'Wegovy', 'Mounjaro', 'Saxenda', 'Olire', 'Trulicity'];

/** The GLP-1 that is a tablet: it is kept among the medicines, not among the pens. */
const TABLET = 'Rybelsus';

/** The medicines before a search: the tiles, and the other brands by the alphabet. Prohibited ones are not suggested. */
export function brands(products: readonly Glp1Product[]): { tiles: ProductGroup[]; others: ProductGroup[] } {
  const groups = inGroups(products.filter((product) => !isProhibited(product)));
  return {
    tiles: TILES.flatMap((tile) => groups.find(({ name }) => name === tile) ?? []),
    others: groups.filter(({ name }) => !TILES.includes(name)),
  };
}

/** The medicines that match a search, with slips where none matches without; a prohibited one stands last. */
export function searched(products: readonly Glp1Product[], typed: string): ProductGroup[] {
  const words = wordsOf(typed);
  const found = products.filter((product) => words.every((word) => textOf(product).includes(word)));
  const near = () => products.filter((product) => words.every((word) => isNamedLike(product, word)));
  return inGroups(found.length > 0 ? found : near());
}

/** 'caneta ozempic 0.5mg' is 'ozempic 0,5 mg': a box prints its strength in one word, and every product here is a pen. */
const wordsOf = (typed: string) =>
  searchText(typed)
    .replaceAll(/(\d)\.(\d)/g, '$1,$2')
    .replaceAll(/(\d)(mg|ml)\b/g, '$1 $2')
    .split(' ')
    .filter((word) => word !== '' && !/^(canetas?|injec(ao|oes)|ampolas?|frascos?|de|da|do)$/.test(word));

/** By any of its words: the strength is typed with the name. */
export const isTablet = (typed: string) =>
  searchText(typed)
    .split(' ')
    .some((word) => isNearWord(word, TABLET) || word === 'oral' || word.startsWith('comprimid'));

export const isProhibited = ({ legalStatus }: Glp1Product) => legalStatus === 'prohibited';

function isNamedLike(product: Glp1Product, word: string): boolean {
  return textOf(product)
    .split(' ')
    .some((part) => part === word || isNearWord(word, part));
}

function inGroups(products: readonly Glp1Product[]): ProductGroup[] {
  const byName = Map.groupBy(products, ({ commercialName }) => commercialName);
  return [...byName]
    .map(([name, group]) => ({ name, products: group }))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'pt-BR'));
}

function placeOf({ name, products }: ProductGroup): number {
  if (products.some(isProhibited)) return TILES.length + 1;
  const tile = TILES.indexOf(name);
  return tile < 0 ? TILES.length : tile;
}

function textOf({ commercialName, activeIngredient, manufacturer, strengthLabel }: Glp1Product): string {
  return searchText(commercialName, activeIngredient, manufacturer, strengthLabel);
}
