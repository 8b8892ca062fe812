import { and, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { indexText } from './search-words.ts';
import { SHIPPED, products } from './table.ts';

const BATCH = 500;

/** Writes anew under which keys the words of the shipped products are looked for when nothing else is found. */
export async function indexWords(tx: Db): Promise<void> {
  await tx.execute(sql`delete from product_word_keys`);
  await tx.execute(sql`
    with words as materialized (
      select distinct word, length(word) as letters from product_words
      where scope = ${SHIPPED}::uuid and rank >= 2 and length(word) >= 3
    )
    insert into product_word_keys (kind, key, word)
    select 'part', substr(word, first), word from words, generate_series(2, letters - 2) as first
    union
    select 'typo', left(word, gone - 1) || substr(word, gone + 1), word
    from words, generate_series(1, letters + 1) as gone where word !~ '[0-9]'`);
}

/**
 * Patients' own products by the same rule as the shipped ones. It runs with each load of the shipped data, so a
 * change of the rule reaches everybody with the next change of the file.
 */
export async function renewOwnWords(tx: Db): Promise<void> {
  let last = SHIPPED;
  for (;;) {
    const rows = await tx
      .select()
      .from(products)
      .where(and(isNotNull(products.userId), gt(products.id, last)))
      .orderBy(products.id)
      .limit(BATCH);
    if (rows.length === 0) return;
    await tx.execute(sql`
      update products set search_text = fresh.search_text
      from unnest(${sql.param(rows.map(({ id }) => id))}::uuid[], ${sql.param(rows.map(indexText))}::text[])
        as fresh (id, search_text)
      where products.id = fresh.id and products.search_text <> fresh.search_text`);
    last = rows.at(-1)!.id;
  }
}
