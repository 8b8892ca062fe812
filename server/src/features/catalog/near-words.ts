import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { AFTER_ALL } from './search-words.ts';
import { productWordKeys } from './table.ts';
import { isOneTypo, typoKeys } from './typo.ts';

/** Shorter pieces are in too many words. */
const SHORTEST_PART = 3;
/** Shorter words are one letter away from too many others. */
const SHORTEST_TYPO = 4;
const MOST_NEAR_WORDS = 12;
const MOST_OWN_WORDS = 2000;

/** Words of products that are similar to the typed ones. */
export interface NearWords {
  /** Those it is a piece of. */
  parts: string[];
  /** Those it differs from by one slip of the finger. */
  typos: string[];
}

/** Similar words of the shipped products and the patient's own, for each typed word. */
export async function nearWords(
  db: Db,
  owner: string,
  words: readonly string[],
): Promise<Map<string, NearWords>> {
  const keys = words.filter(mayBeTypo).flatMap((word) => typoKeys(word));
  const parts = words.filter((word) => word.length >= SHORTEST_PART);
  const shipped = parts.length > 0 ? await selectNear(db, { parts, keys }) : [];
  const own = await selectOwnWords(db, { owner });
  const known = [...new Set([...own, ...shipped].map(({ word }) => word))];
  return new Map(words.map((word) => [word, nearTo(word, known)]));
}

function nearTo(word: string, known: readonly string[]): NearWords {
  // By length: the shorter the word, the more of it was typed.
  const close = known.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const parts = close.filter((other) => word.length >= SHORTEST_PART && other.indexOf(word) > 0);
  const typos = close.filter((other) => mayBeTypo(word) && mayBeTypo(other) && isOneTypo(word, other));
  return { parts: parts.slice(0, MOST_NEAR_WORDS), typos: typos.slice(0, MOST_NEAR_WORDS) };
}

/** Another figure is another strength, never a slip. */
function mayBeTypo(word: string): boolean {
  return word.length >= SHORTEST_TYPO && !/\d/.test(word);
}

const selectNear = statement(
  'catalog-near-words',
  { parts: 'text[]', keys: 'text[]' },
  { word: sql<string>`near.word` },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(
        select part.word from unnest(${$.parts}::text[]) as typed
        cross join lateral (
          select word from ${productWordKeys}
          where kind = 'part' and key >= typed and key <= typed || ${AFTER_ALL}
          limit ${sql.raw(String(MOST_NEAR_WORDS * 4))}
        ) as part
        union
        select word from ${productWordKeys} where kind = 'typo' and key = any(${$.keys}::text[])
      ) as near`,
      )
      .limit(500),
);

const selectOwnWords = statement(
  'catalog-own-words',
  { owner: 'uuid' },
  { word: sql<string>`own.word` },
  (db, $, row) =>
    db
      .select(row)
      .from(sql`(select distinct word from product_words where scope = ${$.owner} and rank >= 2) as own`)
      .limit(MOST_OWN_WORDS),
);
