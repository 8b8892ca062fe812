import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../features/catalog/table.ts';
import { testDatabase } from '../testing/test-app.ts';
import { insertStatement, statement } from './statement.ts';
import { FIRST_TRY } from '../testing/first-try.ts';

const name = { name: products.name };
const rename = statement('test-rename', { name: 'text', code: 'text' }, name, (db, $, row) =>
  db
    .update(products)
    .set({ name: sql`${$.name}` })
    .where(eq(products.code, $.code))
    .returning(row),
);
const nameOf = statement('test-name-of', { code: 'text' }, name, (db, $, row) =>
  db.select(row).from(products).where(eq(products.code, $.code)),
);

const code = 'med-novalgina-500-mg';

test('a statement runs on the connection it is given: what a transaction undoes is undone', async () => {
  const { db } = await testDatabase();
  const undone = db.transaction(async (tx) => {
    expect(await rename(tx, { name: 'Outro nome', code })).toEqual([{ name: 'Outro nome' }]);
    expect(await nameOf(tx, { code })).toEqual([{ name: 'Outro nome' }]);
    expect(await nameOf(db, { code })).toEqual([{ name: 'Novalgina 500 mg' }]);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await nameOf(db, { code })).toEqual([{ name: 'Novalgina 500 mg' }]);
});

test('two databases do not meet in one statement', async () => {
  const [one, other] = [await testDatabase(), await testDatabase()];
  await rename(one.db, { name: 'Só aqui', code });
  expect(await nameOf(one.db, { code })).toEqual([{ name: 'Só aqui' }]);
  expect(await nameOf(other.db, { code })).toEqual([{ name: 'Novalgina 500 mg' }]);
});

test('twenty uses at once each get their own answer', FIRST_TRY, async () => {
  const { db } = await testDatabase();
  const codes = (await db.select({ code: products.code }).from(products).limit(20)).map((row) => row.code!);
  const names = await Promise.all(codes.map((one) => nameOf(db, { code: one })));
  expect(new Set(names.map(([row]) => row?.name)).size).toBe(20);
});

const add = insertStatement('test-add', products, [
  'code',
  'name',
  'mainCategory',
  'benefits',
  'boxQuantity',
  'brand',
  'searchText',
]);

test('an insert fills the columns it names and leaves the rest to their defaults', async () => {
  const { db } = await testDatabase();
  const [row] = await add(db, {
    code: 'test-add',
    name: 'Novo',
    mainCategory: 'SUPPLEMENTS',
    benefits: ['a "quoted" one', 'b'],
    boxQuantity: 1.5,
    brand: null,
    searchText: 'novo',
  });
  expect(row).toMatchObject({
    name: 'Novo',
    brand: null,
    boxQuantity: 1.5,
    benefits: ['a "quoted" one', 'b'],
    sideEffects: [],
  });
  expect(row!.createdAt).toBeInstanceOf(Date);
});

test('an insert answers the row as it is stored: rounded numbers, small uuids, whole letters', async () => {
  const { db } = await testDatabase();
  const addOwn = insertStatement('test-add-own', products, [
    'code',
    'name',
    'mainCategory',
    'boxQuantity',
    'requiresPrescription',
    'searchTerms',
    'isVariationOf',
    'searchText',
  ]);
  const [row] = await addOwn(db, {
    code: 'test-add-own',
    name: 'Meia letra \uD83D e \u00E7',
    mainCategory: 'SUPPLEMENTS',
    boxQuantity: 1.23456,
    requiresPrescription: true,
    searchTerms: ['\uDE00', 'A'],
    isVariationOf: 'ABCDEF00-0000-4000-8000-00000000000A',
    searchText: 'meia',
  });
  const [stored] = await db.select().from(products).where(eq(products.code, 'test-add-own'));
  expect(row).toEqual(stored);
});
