import { readFileSync } from 'node:fs';
import { ProductInput } from '@leveza/contract/catalog/catalog.ts';
import { eq, isNotNull, like, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/connection.ts';
import { callBy } from '../../testing/call-by.ts';
import { createPatient, testDatabase } from '../../testing/test-app.ts';
import { users } from '../auth/table.ts';
import { createProduct } from './create-product.ts';
import { listProducts } from './list-products.ts';
import { shippedProducts } from './shipped.ts';
import { productWords, products } from './table.ts';

const file = JSON.parse(readFileSync(shippedProducts.file, 'utf8')) as { products: object[] };

let db: Db;
beforeEach(async () => {
  ({ db } = await testDatabase());
});

const load = (content: unknown) => db.transaction((tx) => shippedProducts.load(tx, content));

/** The expected index, computed in another way. */
async function strayWords() {
  const { rows } = await db.execute(sql`
    select id, word from (
      select id, unnest(string_to_array(replace(search_text, '|', ' '), ' ')) as word from products
      where retired_at is null
    ) as wanted where word <> '' and not exists (select from product_words w where w.product_id = id and w.word = wanted.word)
    union all
    select w.product_id, w.word from product_words w join products p on p.id = w.product_id
    where p.retired_at is not null or w.scope <> coalesce(p.user_id, '00000000-0000-0000-0000-000000000000')`);
  return rows;
}

test('the catalogue has at least the medicines and supplements gathered for it', async () => {
  const rows = await db.select().from(products).where(isNotNull(products.code));
  const medicines = rows.filter(({ code }) => code!.startsWith('med-'));
  expect(medicines.length).toBeGreaterThanOrEqual(266);
  expect(rows.length - medicines.length).toBeGreaterThanOrEqual(153);
  expect(rows.filter(({ unitType }) => unitType === null)).toEqual([]);
  expect(rows.filter(({ packSizes }) => packSizes.length > 0).length).toBeGreaterThan(300);
  expect(rows.filter(({ eans }) => eans.length > 0).length).toBeGreaterThanOrEqual(88);
  for (const { eans, eanUnits } of rows) expect(eanUnits).toHaveLength(eans.length);
});

describe('loading', () => {
  test('again keeps every id and every word', async () => {
    const before = await db.select().from(products).orderBy(products.code);
    const words = await db.$count(productWords);
    await load(file);
    expect(await db.select().from(products).orderBy(products.code)).toEqual(before);
    expect(await db.$count(productWords)).toBe(words);
    expect(await strayWords()).toEqual([]);
  });

  test('fewer products takes the words of the others out of the search, and more bring them back', async () => {
    await load({ ...file, products: file.products.slice(0, 10) });
    expect(await db.$count(products, isNotNull(products.retiredAt))).toBe(409);
    expect(await strayWords()).toEqual([]);
    const [retired] = await db.select().from(products).where(isNotNull(products.retiredAt)).limit(1);
    await load({ ...file, products: file.products.slice(0, 5) });
    const [again] = await db.select().from(products).where(eq(products.id, retired!.id));
    expect(again!.retiredAt).toEqual(retired!.retiredAt);
    await load(file);
    expect(await db.$count(products, isNotNull(products.retiredAt))).toBe(0);
    expect(await strayWords()).toEqual([]);
  });

  test('finds patients’ own products anew, those of an earlier Leveza too', async () => {
    const { id: owner } = await createPatient(db);
    const { id } = await createProduct(
      callBy(db, owner),
      ProductInput.parse({ name: 'Própolis verde', mainCategory: 'SUPPLEMENTS', brand: 'Apis' }),
    );
    await db.execute(sql`update products set search_text = 'as it was' where id = ${id}`);
    await load(file);
    const { products: found } = await listProducts(callBy(db, owner), {
      search: 'apis propolis',
      exact: false,
      page: 1,
      limit: 10,
    });
    expect(found.map((product) => product.id)).toEqual([id]);
    expect(await strayWords()).toEqual([]);
  });

  test.each([
    ['an impossible barcode', { eans: { '7896004769190': 10 } }],
    ['an unknown unit', { unitType: 'barrels' }],
  ])('%s is refused', async (_, wrong) => {
    const [first] = file.products;
    await expect(load({ ...file, products: [{ ...first, ...wrong }] })).rejects.toMatchObject({
      name: 'ZodError',
    });
  });
});

test('with a patient go the words of their products', async () => {
  const { id: owner } = await createPatient(db);
  await createProduct(
    callBy(db, owner),
    ProductInput.parse({ name: 'Segredo', mainCategory: 'SUPPLEMENTS' }),
  );
  expect(await db.$count(productWords, like(productWords.word, 'segredo'))).toBeGreaterThan(0);
  await db.delete(users).where(eq(users.id, owner));
  expect(await db.$count(productWords, like(productWords.word, 'segredo'))).toBe(0);
});
