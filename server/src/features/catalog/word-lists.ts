import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import type { Placeholder } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Places } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import { AFTER_ALL } from './search-words.ts';
import { SHIPPED, productWords } from './table.ts';

const SLOTS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export const MOST_WORDS = SLOTS.length;

/** How many entries of the lists are looked at, and how many products one search can lead to. */
const BOUNDS = { search: { scanned: 400, offered: 200 }, catalogue: { scanned: 1000, offered: 1000 } };

/** Fewer matches than a page of the picker. */
export const FEW = 10;

/** One word of a search: everything from `from` to `to`, and some words beside. */
export interface SoughtWord {
  from: string;
  to: string;
  near: readonly string[];
}

export interface Sought {
  /** The search as names are kept; '' is every name. */
  name: string;
  /** All of them have to be there. The first leads to the products, the others are asked of each. */
  words: readonly SoughtWord[];
  /** The whole name, as typed. */
  exactName: string | null;
  brand: string | null;
  /** Only products of one screen. */
  kind: ItemKind | null;
}

export interface Matches {
  total: number;
  /** The best first, as many as asked for. */
  ids: string[];
}

/** The products with all the words, best first: each of the lists is read in order, none further than its bound. */
export async function matching(db: Db, owner: string, sought: Sought, wanted: number): Promise<Matches> {
  const { words, exactName, brand, kind } = sought;
  const bounds = words.length > 0 || exactName !== null ? BOUNDS.search : BOUNDS.catalogue;
  let best: Matches = { total: 0, ids: [] };
  for (const first of words.length > 0 ? words : [null]) {
    const lists = listsFor(sought, first);
    const [found] = await selectMatches(db, {
      owner,
      ranks: lists.map(({ rank }) => rank),
      from: lists.map(({ from }) => from),
      to: lists.map(({ to }) => to),
      // A name that begins with the search has its words, but may be of another brand.
      asksNames: brand !== null,
      ...slotsFor(brand === null ? words.filter((word) => word !== first) : words),
      name: exactName,
      brand,
      kind,
      ...bounds,
      wanted,
    });
    const { total, ids, scanned } = found!; // an aggregate always has its row
    best = joined(best, { total, ids: ids ?? [] });
    // A list that was not read to its end may hide products that another word's list would show.
    if (best.total >= FEW || scanned < bounds.scanned) break;
  }
  return best;
}

/** Results of a closer reading stay before the rest. */
export function joined(closer: Matches, wider: Matches): Matches {
  const ids = [...new Set([...closer.ids, ...wider.ids])];
  return { total: Math.max(closer.total, wider.total, ids.length), ids };
}

interface List {
  rank: number;
  from: string;
  to: string;
}

const NAMES = [0, 1];
const WORDS = [2, 3, 4, 5];

/** In the order of what they are worth: the name, its beginning, the word's beginning, words like it. */
function listsFor({ name, exactName }: Sought, first: SoughtWord | null): List[] {
  const exact = NAMES.map((rank) => ({ rank, from: name, to: name }));
  if (exactName !== null) return exact;
  const beginning = NAMES.map((rank) => ({ rank, from: name, to: name + AFTER_ALL }));
  if (first === null) return beginning;
  const ranges = [first, ...first.near.map((word) => ({ from: word, to: word }))];
  const words = ranges.flatMap(({ from, to }) => WORDS.map((rank) => ({ rank, from, to })));
  return [...exact, ...beginning, ...words];
}

type Slot = (typeof SLOTS)[number];
type Slots<Bound, Near> = Record<`from${Slot}` | `to${Slot}`, Bound> & Record<`near${Slot}`, Near>;

/** A word's bounds and those like it, each slot with names of its own. */
function slots<Bound, Near>(of: (slot: Slot) => { from: Bound; to: Bound; near: Near }): Slots<Bound, Near> {
  const named = SLOTS.flatMap((slot) => {
    const { from, to, near } = of(slot);
    return [
      [`from${slot}`, from],
      [`to${slot}`, to],
      [`near${slot}`, near],
    ];
  });
  return Object.fromEntries(named) as Slots<Bound, Near>;
}

const slotsFor = (words: readonly SoughtWord[]) =>
  slots<string | null, readonly string[]>((slot) => words[slot] ?? { from: null, to: null, near: [] });

const PARAMETERS = {
  owner: 'uuid',
  ranks: 'int[]',
  from: 'text[]',
  to: 'text[]',
  asksNames: 'boolean',
  name: 'text?',
  brand: 'text?',
  kind: 'text?',
  scanned: 'int',
  offered: 'int',
  wanted: 'int',
  ...slots(() => ({ from: 'text?', to: 'text?', near: 'text[]' }) as const),
} as const;

type WordPlaces = Places<keyof typeof PARAMETERS>;
const text = (place: Placeholder) => sql`${place}::text`;

const listOf = ($: WordPlaces, scope: unknown, after: number) => sql`(
  select product_id, rank, ${sql.raw(String(after))} + row_number() over (order by word, name, product_id) as place
  from ${productWords}
  where scope = ${scope} and rank = list.rank and word >= list.from_word and word <= list.to_word
  order by word, name, product_id
  limit ${$.scanned}
)`;

// As a scalar: PostgreSQL may answer an `exists` by reading every entry of the word beforehand.
const hasWord = ($: WordPlaces, slot: Slot) => sql`(
  ${text($[`from${slot}`])} is null
  or (select true from ${productWords} w where w.product_id = scanned.product_id
      and w.word >= ${text($[`from${slot}`])} and w.word <= ${text($[`to${slot}`])} limit 1)
  or (select true from ${productWords} w where w.product_id = scanned.product_id
      and w.word = any(${$[`near${slot}`]}::text[]) limit 1)
)`;

const isNamed = ($: WordPlaces) => sql`(
  (${text($.name)} is null and ${text($.brand)} is null and ${text($.kind)} is null)
  or (select true from products p where p.id = scanned.product_id
      and (${text($.name)} is null or lower(p.name) = lower(${text($.name)}))
      and (${text($.brand)} is null or lower(p.brand) = lower(${text($.brand)}))
      and (${text($.kind)} is null or p.kind = ${text($.kind)}))
)`;

const FOUND = {
  total: sql<number>`found.total`,
  ids: sql<string[] | null>`found.ids`,
  scanned: sql<number>`found.scanned`,
};

const selectMatches = statement('catalog-matches', PARAMETERS, FOUND, (db, $, row) =>
  db.select(row).from(
    sql`(
        with scanned as materialized (
          select entry.product_id, entry.rank, list.n * 10000 + entry.place as place
          from unnest(${$.ranks}::int[], ${$.from}::text[], ${$.to}::text[])
            with ordinality as list (rank, from_word, to_word, n)
          cross join lateral (${listOf($, $.owner, 0)} union all ${listOf($, sql`${SHIPPED}::uuid`, 1000)}) as entry
          limit ${$.scanned}
        ), matches as (
          select product_id, place from scanned
          where ((rank < 2 and not ${$.asksNames}::boolean) or (${sql.join(
            SLOTS.map((slot) => hasWord($, slot)),
            sql` and `,
          )}))
            and ${isNamed($)}
          limit ${$.offered}
        ), ranked as (
          select product_id, min(place) as place from matches group by product_id
        )
        select count(*)::int as total,
          (array_agg(product_id order by place))[1:${$.wanted}] as ids,
          case when ${text($.from0)} is null then 0 else (select count(*)::int from scanned) end as scanned
        from ranked
      ) as found`,
  ),
);
