import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { AFTER_ALL } from './search-words.ts';
import { SHIPPED, productWords } from './table.ts';

export const MOST_WORDS = 8;

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
      // What begins with the search has its words, but need not be of the brand.
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

/** What was found by a closer look stays before the rest. */
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

const SLOTS = Array.from({ length: MOST_WORDS }, (_, at) => ({
  from: `from${at}`,
  to: `to${at}`,
  near: `near${at}`,
}));

function slotsFor(words: readonly SoughtWord[]): Record<string, unknown> {
  const filled = SLOTS.flatMap((slot, at) => [
    [slot.from, words[at]?.from ?? null],
    [slot.to, words[at]?.to ?? null],
    [slot.near, words[at]?.near ?? []],
  ]);
  return Object.fromEntries(filled);
}

const given = (name: string) => sql.placeholder(name);
const text = (name: string) => sql`${given(name)}::text`;

const listOf = (scope: unknown, after: number) => sql`(
  select product_id, rank, ${sql.raw(String(after))} + row_number() over (order by word, name, product_id) as place
  from ${productWords}
  where scope = ${scope} and rank = list.rank and word >= list.from_word and word <= list.to_word
  order by word, name, product_id
  limit ${given('scanned')}
)`;

// As a scalar: PostgreSQL may answer an `exists` by reading every entry of the word beforehand.
const hasWord = (slot: (typeof SLOTS)[number]) => sql`(
  ${text(slot.from)} is null
  or (select true from ${productWords} w where w.product_id = scanned.product_id
      and w.word >= ${text(slot.from)} and w.word <= ${text(slot.to)} limit 1)
  or (select true from ${productWords} w where w.product_id = scanned.product_id
      and w.word = any(${given(slot.near)}::text[]) limit 1)
)`;

const isNamed = sql`(
  (${text('name')} is null and ${text('brand')} is null and ${text('kind')} is null)
  or (select true from products p where p.id = scanned.product_id
      and (${text('name')} is null or lower(p.name) = lower(${text('name')}))
      and (${text('brand')} is null or lower(p.brand) = lower(${text('brand')}))
      and (${text('kind')} is null or p.kind = ${text('kind')}))
)`;

const selectMatches = statement('catalog-matches', (db) =>
  db
    .select({
      total: sql<number>`found.total`,
      ids: sql<string[] | null>`found.ids`,
      scanned: sql<number>`found.scanned`,
    })
    .from(
      sql`(
        with scanned as materialized (
          select entry.product_id, entry.rank, list.n * 10000 + entry.place as place
          from unnest(${given('ranks')}::int[], ${given('from')}::text[], ${given('to')}::text[])
            with ordinality as list (rank, from_word, to_word, n)
          cross join lateral (${listOf(given('owner'), 0)} union all ${listOf(sql`${SHIPPED}::uuid`, 1000)}) as entry
          limit ${given('scanned')}
        ), matches as (
          select product_id, place from scanned
          where ((rank < 2 and not ${given('asksNames')}::boolean) or (${sql.join(SLOTS.map(hasWord), sql` and `)}))
            and ${isNamed}
          limit ${given('offered')}
        ), ranked as (
          select product_id, min(place) as place from matches group by product_id
        )
        select count(*)::int as total,
          (array_agg(product_id order by place))[1:${given('wanted')}] as ids,
          case when ${text('from0')} is null then 0 else (select count(*)::int from scanned) end as scanned
        from ranked
      ) as found`,
    ),
);
