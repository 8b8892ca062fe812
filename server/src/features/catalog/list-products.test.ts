import { ProductInput } from '@leveza/contract/catalog/catalog.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/connection.ts';
import { callBy } from '../../testing/call-by.ts';
import type { TestDatabase } from '../../testing/test-app.ts';
import { createPatient, testDatabase } from '../../testing/test-app.ts';
import { createProduct } from './create-product.ts';
import { indexWords } from './index-words.ts';
import { listProducts } from './list-products.ts';
import { OFTEN_USED } from './often-used.ts';
import { indexText } from './search-words.ts';
import { products } from './table.ts';

let database: TestDatabase;
let ana: string;

beforeAll(async () => {
  database = await testDatabase();
  ({ id: ana } = await createPatient(database.db));
});

async function found(search: string, { db = database.db, owner = ana, ...other }: Partial<Asked> = {}) {
  const list = await listProducts(callBy(db, owner), { search, exact: false, page: 1, limit: 100, ...other });
  return list.products.map(({ name }) => name);
}

interface Asked {
  db: Db;
  owner: string;
  brand: string;
  exact: boolean;
  page: number;
  limit: number;
}

const own = (name: string) => ProductInput.parse({ name, mainCategory: 'SUPPLEMENTS' });

/** A third of them, which is enough and takes a third of the time. */
async function someNames(first: number) {
  const all = await database.db.select({ name: products.name }).from(products).orderBy(products.code);
  expect(all.length).toBeGreaterThan(400);
  return all.map(({ name }) => name).filter((_, n) => n % 3 === first);
}

const firstPage = (type: ItemKind, page = 1) =>
  listProducts(callBy(database.db, ana), { type, exact: false, page, limit: 10 });

describe('before a search', () => {
  test.each(['medication', 'supplement'] as const)(
    'a page of the often used of a %s comes first',
    async (type) => {
      const { products: shown } = await firstPage(type);
      expect(shown.map(({ code }) => code)).toEqual(OFTEN_USED[type]);
      expect(new Set(shown.map(({ kind }) => kind))).toEqual(new Set([type]));
    },
  );

  test('the rest of the catalogue follows, each product once', async () => {
    const { total } = await firstPage('medication');
    const seen: string[] = [];
    for (let page = 1; (page - 1) * 10 < total; page += 1)
      seen.push(...(await firstPage('medication', page)).products.map(({ id }) => id));
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });
});

describe('in the shipped catalogue', () => {
  test.each([
    ['dipirona', 'Dipirona 500 mg'],
    ['DIPIRONA', 'Dipirona 500 mg'],
    ['dipi', 'Dipirona 500 mg'],
    ['pirona', 'Dipirona 500 mg'],
    ['diprona', 'Dipirona 500 mg'],
    ['dipirona 500', 'Dipirona 500 mg'],
    ['500 mg dipirona', 'Dipirona 500 mg'],
    ['omega 3', 'Ômega 3'],
    ['ÔMEGA 3', 'Ômega 3'],
    ['3 omega', 'Ômega 3'],
    ['omega3', 'Ômega 3'],
    ['omga 3', 'Ômega 3'],
    ['vitamina d', 'Vitamina D3 7.000 UI'],
    ['vitamnia d', 'Vitamina D3 7.000 UI'],
    ['vitamina d 7000', 'Vitamina D3 7.000 UI'],
    ['ribelsus', 'Rybelsus 7 mg'],
    ['semaglutida', 'Rybelsus 7 mg'],
    ['acido folico', 'Endofolin 5 mg'],
    ['antiinflamatorio', 'Advil 400 mg'],
    ['anti-inflamatório', 'Advil 400 mg'],
    ['antiácido', 'Esomeprazol 40 mg'],
    ['whey protein growth', 'Whey Protein Isolado'],
    ['colageno', 'Colágeno Verisol'],
  ])('"%s" finds %s', async (search, name) => {
    expect(await found(search)).toContain(name);
  });

  test('every product is the first with its own name, whatever the accents', async () => {
    const lost: string[] = [];
    for (const name of await someNames(0)) {
      const typed = name
        .normalize('NFD')
        .replaceAll(/\p{Mark}/gu, '')
        .toUpperCase();
      if ((await found(typed, { limit: 1 }))[0] !== name) lost.push(name);
    }
    expect(lost).toEqual([]);
  });

  test('a slip in the longest word of any name still finds it', async () => {
    const missed = [];
    for (const [n, name] of (await someNames(1)).entries()) {
      const letters = /[a-zçãõáéíóúâêô]{5,}/i.exec(name)?.[0];
      if (!letters) continue;
      const place = 1 + (n % (letters.length - 2));
      const typed = name.replace(letters, letters.slice(0, place) + letters.slice(place + 1));
      if (!(await found(typed)).includes(name)) missed.push(typed);
    }
    expect(missed).toEqual([]);
  });

  test('the D of "vitamina d" is the vitamin, not the beginning of another word', async () => {
    const names = await found('vitamina d');
    expect(names).not.toContain('Mega Day Vitamina C 30');
    expect(names).not.toContain('Vitamina E 400 mg');
  });

  test('another strength is not a slip', async () => {
    expect(await found('novalgina 5000')).toEqual([]);
  });

  test.each([
    'xilofone',
    '%_%',
    '💊',
    '\\',
    "'; drop table products; --x",
    'a'.repeat(200),
    '( & | !',
    '\u{10FFFF}',
  ])('%j finds nothing and breaks nothing', async (search) => {
    expect(await found(search)).toEqual([]);
  });

  test('pages follow one another without gap or repetition', async () => {
    const whole = await found('mg');
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(...(await found('mg', { page, limit: 30 })));
    expect(whole.length).toBe(100);
    expect(pages.slice(0, 100)).toEqual(whole);
    expect(await found('mg', { page: 900 })).toEqual([]);
  });
});

describe('the order', () => {
  let db: Db;
  let owner: string;

  beforeAll(async () => {
    ({ db } = await testDatabase());
    ({ id: owner } = await createPatient(db));
    await db.execute(sql`delete from products`);
    await db.execute(sql`delete from product_word_keys`);
    for (const [name, isVerified] of [
      ['Zinco', false],
      ['Zinco quelado', true],
      ['Zinco bisglicinato', false],
      ['Super zinco', true],
      ['Mega zinco', false],
      ['Polivitamínico', true],
      ['Biozinco', true],
      ['Zincoral', true],
      ['Zinca', true],
    ] as const) {
      const searched = {
        name,
        brand: 'Marca',
        subCategory: null,
        activeIngredient: name === 'Polivitamínico' ? 'Zinco e ferro' : null,
        searchTerms: [],
      };
      await db.insert(products).values({
        ...searched,
        code: name,
        mainCategory: 'SUPPLEMENTS',
        isVerified,
        searchText: indexText(searched),
      });
    }
    await createProduct(callBy(db, owner), own('Zinco da farmácia'));
  });

  test('name, beginning of the name, beginning of a word, piece of a word; verified first; one’s own first', async () => {
    expect(await found('zinco', { db, owner })).toEqual([
      'Zinco',
      'Zinco quelado',
      'Zincoral',
      'Zinco da farmácia',
      'Zinco bisglicinato',
      'Super zinco',
      'Mega zinco',
      'Polivitamínico',
    ]);
  });

  test('pieces and slips come after all of these, once the words of the catalogue are indexed', async () => {
    await indexWords(db);
    expect((await found('zinco', { db, owner })).at(-1)).toBe('Biozinco');
    expect(await found('bizinco', { db, owner })).toEqual(['Biozinco']);
  });

  test('nobody else sees one’s own', async () => {
    const { id: other } = await createPatient(db);
    expect(await found('zinco', { db, owner: other })).not.toContain('Zinco da farmácia');
  });

  test('one’s own is found by a piece and by a slip too', async () => {
    await createProduct(callBy(db, owner), own('Ozempic'));
    expect(await found('ozempik', { db, owner })).toEqual(['Ozempic']);
    expect(await found('zempic', { db, owner })).toEqual(['Ozempic']);
  });

  test('what leaves the catalogue is not found, and a changed name is found by the new one', async () => {
    await db.execute(sql`update products set retired_at = now() where code = 'Super zinco'`);
    expect(await found('super zinco', { db, owner })).toEqual([]);
    await db.execute(sql`update products set search_text = 'magnesio|' where code = 'Mega zinco'`);
    expect(await found('magnesio', { db, owner })).toEqual(['Mega zinco']);
    expect(await found('mega', { db, owner })).toEqual([]);
  });
});

describe('brand and exact name', () => {
  test('the brand is the whole brand, whatever the case', async () => {
    expect(await found('omega 3', { brand: 'SUNDOWN' })).toEqual(['Ômega 3']);
    expect(await found('omega 3', { brand: 'Sundow' })).toEqual([]);
    expect((await found('', { brand: 'growth supplements' })).length).toBeGreaterThan(5);
  });

  test('an exact search takes the whole name, whatever the case', async () => {
    expect(await found('NOVALGINA 500 MG', { exact: true })).toEqual(['Novalgina 500 mg']);
    expect(await found('novalgina', { exact: true })).toEqual([]);
    expect(await found('Ômega 3', { exact: true, brand: 'Growth Supplements' })).toEqual(['Ômega 3']);
    expect(await found('Omega 3', { exact: true })).toEqual([]);
  });

  test('a name without a letter is found exactly', async () => {
    await createProduct(callBy(database.db, ana), own('***'));
    expect(await found('***', { exact: true })).toEqual(['***']);
  });
});

function listed(type: 'supplement' | 'medication', search?: string) {
  const asked = { type, exact: false, page: 1, limit: 10, ...(search && { search }) };
  return listProducts(callBy(database.db, ana), asked);
}

test('a list for one screen has only its own kind, and counts only that', async () => {
  const [supplements, medications] = [await listed('supplement'), await listed('medication')];
  expect(supplements.products.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 10 }, () => 'supplement'),
  );
  expect(medications.products.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 10 }, () => 'medication'),
  );
  expect([supplements.total >= 150, medications.total >= 260]).toEqual([true, true]);
  expect((await listed('supplement', 'dipirona')).total).toBe(0);
  expect((await listed('medication', 'dipirona')).total).toBeGreaterThan(0);
});
