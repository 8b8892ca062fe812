import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import type { NearWords } from './near-words.ts';
import { nearWords } from './near-words.ts';
import { oftenUsed } from './often-used.ts';
import type { Reading } from './readings.ts';
import { beginnings, briefAsTyped, misspelt, pieces } from './readings.ts';
import { wordsOf } from './search-words.ts';
import { findProducts } from './store.ts';
import type { Matches } from './word-lists.ts';
import { FEW, MOST_WORDS, joined, matching } from './word-lists.ts';

/** With so few results the search is probably misspelt. */
const VERY_FEW = 3;
const LONGEST_NAME = 200;
const MEANINGLESS = new Set(['de', 'da', 'do', 'das', 'dos', 'com', 'para', 'em']);

interface Search {
  search?: string | undefined;
  brand?: string | undefined;
  type?: ItemKind | undefined;
  exact: boolean;
  page: number;
  limit: number;
}

const isUntyped = ({ search, brand }: Pick<Search, 'search' | 'brand'>) => !search && !brand;

/**
 * Shipped products and the patient's own, best matches first; before anything is typed, those often used with a GLP-1.
 * A search leads to the best few hundred at most.
 */
export async function listProducts({ db, owner }: Call, { page, limit, ...query }: Search) {
  const end = page * limit;
  const often = isUntyped(query) && query.type ? await oftenUsed(db, query.type) : [];
  const { ids, total } = await bestMatches(db, owner, query, Math.max(end, FEW) + often.length);
  const inOrder = [...new Set([...often, ...ids])];
  return { products: await findProducts(db, owner, inOrder.slice(end - limit, end)), total };
}

async function bestMatches(
  db: Db,
  owner: string,
  { search, brand, type, exact }: Omit<Search, 'page' | 'limit'>,
  wanted: number,
): Promise<Matches> {
  const typed = wordsOf(search);
  const sought = { name: typed.join(' ').slice(0, LONGEST_NAME), brand: brand || null, kind: type ?? null };
  if (exact && search) return matching(db, owner, { ...sought, words: [], exactName: search }, wanted);
  // Something was typed, but no letter and no figure.
  if (search && typed.length === 0) return { total: 0, ids: [] };

  const words = tellingFirst([...typed, ...wordsOf(brand)]);
  let found: Matches = { total: 0, ids: [] };
  let near: Map<string, NearWords> | undefined;
  for (const { reading, unless, asksNear } of FROM_CLOSE_TO_WIDE) {
    if (found.total >= unless) break;
    if (asksNear) near ??= await nearWords(db, owner, words);
    const read = reading(words, near ?? new Map());
    if (!read) continue;
    const wider = await matching(
      db,
      owner,
      { ...sought, words: read, exactName: null },
      wanted + found.total,
    );
    found = joined(found, wider);
  }
  return found;
}

/** Each is tried unless those before it found enough. */
const FROM_CLOSE_TO_WIDE: readonly { reading: Reading; unless: number; asksNear: boolean }[] = [
  { reading: briefAsTyped, unless: FEW, asksNear: false },
  { reading: beginnings, unless: FEW, asksNear: false },
  { reading: pieces, unless: FEW, asksNear: true },
  { reading: misspelt, unless: VERY_FEW, asksNear: true },
];

/** Long words are rare, figures are not. */
const worth = (word: string) => word.length - (/\d/.test(word) ? 20 : 0);

function tellingFirst(words: string[]): string[] {
  const telling = words.filter((word) => !MEANINGLESS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)]
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, MOST_WORDS);
}
