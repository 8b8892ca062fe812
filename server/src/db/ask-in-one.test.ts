import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../features/catalog/table.ts';
import { testDatabase } from '../testing/test-app.ts';
import { askInOne } from './ask-in-one.ts';
import { ask, statement } from './statement.ts';

const code = 'med-novalgina-500-mg';

const selectProduct = statement(
  'test-one-product',
  { code: 'text' },
  { product: products, isKnown: sql<boolean>`true`, brand: products.brand },
  (db, $, row) => db.select(row).from(products).where(eq(products.code, $.code)),
);
const selectFirst = statement(
  'test-first-names',
  { category: 'text', since: 'instant' },
  { name: products.name, length: sql<number>`length(${products.name})` },
  (db, $, row) =>
    db
      .select(row)
      .from(products)
      .where(sql`${products.mainCategory} = ${$.category} and ${products.createdAt} > ${$.since}`)
      .orderBy(asc(products.name))
      .limit(3),
);

const product = (wanted: string) => selectProduct.question({ code: wanted }, ([row]) => row ?? null);
const first = (category: string, since = new Date(0)) =>
  selectFirst.question({ category, since }, (rows) => rows);

test('questions in one statement are answered as each would be alone', async () => {
  const { db } = await testDatabase();
  const questions = [
    product(code),
    first('VITAMINS_MINERALS'),
    product('nobody'),
    first('MEDICATIONS'),
  ] as const;
  const together = await askInOne(db, ...questions);
  expect(together).toEqual([
    await ask(db, questions[0]),
    await ask(db, questions[1]),
    await ask(db, questions[2]),
    await ask(db, questions[3]),
  ]);
  expect(together[0]?.product).toMatchObject({ code, createdAt: expect.any(Date) as Date });
  expect(together[1].map(({ name }) => name)).toEqual(together[1].map(({ name }) => name).toSorted());
  expect(together[2]).toBeNull();
  expect(together[3]).toHaveLength(3);
});

test('no row is an empty list, and other values of the same questions are not mixed up', async () => {
  const { db } = await testDatabase();
  const [none, found] = await askInOne(db, first('MEDICATIONS', new Date('2999-01-01')), product(code));
  expect([none, found?.product?.name]).toEqual([[], 'Novalgina 500 mg']);
  const [some, unknown] = await askInOne(db, first('MEDICATIONS'), product('nobody'));
  expect([some.length, unknown]).toEqual([3, null]);
});

test('inside a transaction they see what it has changed', async () => {
  const { db } = await testDatabase();
  await db.transaction(async (tx) => {
    await tx.update(products).set({ name: 'Outro nome' }).where(eq(products.code, code));
    const [inside] = await askInOne(tx, product(code), first('MEDICATIONS'));
    const [outside] = await askInOne(db, product(code), first('MEDICATIONS'));
    expect([inside?.product?.name, outside?.product?.name]).toEqual(['Outro nome', 'Novalgina 500 mg']);
  });
});
