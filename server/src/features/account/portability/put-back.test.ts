import { eq, isNotNull } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { PLANTED_DATA, boxes, papers, plant, tags } from '../../../testing/portability/planted-feature.ts';
import {
  bareDocument,
  contentTextIn,
  documentIn,
  exportOf,
  packed,
  unpacked,
  importInto,
} from '../../../testing/portability/archives.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { createPatient, testApp } from '../../../testing/test-app.ts';
import { products } from '../../catalog/table.ts';
import { addFile } from '../../files/shared/files.ts';
import { readDocument } from './read-document.ts';
import { tableOf } from './registry.ts';
import { copiesOf } from './take-out.ts';

type Content = Record<string, Record<string, unknown>[]>;

let house: TestApp;
let owner: string;
let zip: Buffer;
let shipped: { id: string; code: string };

/** Twins that only what refers to them tells apart, and a chain that is not in the order of its making. */
async function fill(): Promise<void> {
  const { db, vault } = house;
  const [found] = await db.select().from(products).where(isNotNull(products.code)).limit(1);
  shipped = { id: found!.id, code: found!.code! };
  const userId = owner;
  const own = { userId, name: 'Chá', mainCategory: 'SUPPLEMENTS' as const, searchText: 'cha' };
  const [product] = await db.insert(products).values(own).returning();
  const addedAt = new Date('2026-11-15T12:00:00Z');
  const box = { userId, productId: shipped.id, left: 2.5, facts: { lot: 'A' }, price: '12.50', addedAt };
  const twins = await db.insert(boxes).values([box, box, box]).returning();
  const inside = { ...box, productId: product!.id, facts: null };
  const [late] = await db
    .insert(boxes)
    .values({ ...inside, addedAt: new Date('2026-11-16T12:00:00Z') })
    .returning();
  await db.insert(boxes).values({ ...inside, insideOf: late!.id, addedAt: new Date('2026-11-14T12:00:00Z') });
  const content = Buffer.from('%PDF-1.7');
  const fileId = await addFile(db, vault, owner, {
    name: 'a/b:laudo.pdf',
    mediaType: 'application/pdf',
    content,
  });
  await db.insert(papers).values({ userId, boxId: twins[1]!.id, fileId });
  for (const word of ['b', 'a', '=c']) await db.insert(tags).values({ userId, boxId: twins[2]!.id, word });
}

beforeAll(async () => {
  house = await testApp();
  await plant(house.db);
  ({ id: owner } = await createPatient(house.db));
  await fill();
  zip = await exportOf(house, owner, PLANTED_DATA);
});

async function importing(content: Buffer) {
  const { id } = await createPatient(house.db, 'Cópia');
  const work = importInto(house, id, content, PLANTED_DATA);
  return work.then((imported) => ({ id, imported }));
}

/** Imports the export with one thing changed. */
async function withContent(change: (content: Content, shipped: Content) => void) {
  const { content, shipped: copies } = await documentIn(zip);
  change(content, copies);
  const entries = await unpacked(zip);
  entries.set('leveza.json', bareDocument(content, { shipped: copies }));
  return importing(await packed(entries));
}

test('references, twins, chains, files and rows without an id come back to the letter', async () => {
  const { id, imported } = await importing(zip);
  expect(imported).toEqual({
    lists: [
      { title: 'Produtos', rows: 1 },
      { title: 'Caixas', rows: 5 },
      { title: 'Papéis', rows: 1 },
      { title: 'Etiquetas', rows: 3 },
    ],
    files: 1,
    leftOut: { rows: 0, sentences: [] },
  });
  const again = await exportOf(house, id, PLANTED_DATA);
  expect(await contentTextIn(again)).toBe(await contentTextIn(zip));
  const files = [...(await unpacked(again))].filter(([path]) => path.startsWith('arquivos/'));
  expect(files.map(([path, bytes]) => [path, bytes.toString()])).toEqual([
    ['arquivos/1-a_b_laudo.pdf', '%PDF-1.7'],
  ]);
});

test('twins keep their order through the copy, wherever their rows lie', async () => {
  const { db } = house;
  const { id: userId } = await createPatient(db, 'Gêmeos');
  const box = { userId, productId: shipped.id, left: 1, addedAt: new Date('2026-11-15T12:00:00Z') };
  const twins = await db
    .insert(boxes)
    .values(Array.from({ length: 20 }, () => box))
    .returning();
  for (const [at, { id: boxId }] of twins.entries())
    await db.insert(tags).values({ userId, boxId, word: `${at}` });
  const before = await exportOf(house, userId, PLANTED_DATA);
  const { id } = await importing(before);
  for (const { boxId } of await db.select().from(tags).where(eq(tags.userId, id))) {
    // A changed row moves to the end of its table.
    if (Math.random() < 0.5) await db.update(boxes).set({ left: 1 }).where(eq(boxes.id, boxId));
  }
  const after = await exportOf(house, id, PLANTED_DATA);
  expect(await contentTextIn(after)).toBe(await contentTextIn(before));
});

test('a reference travels as a number, or as the code of a shipped row', async () => {
  const { content } = await documentIn(zip);
  expect(content.boxes!.map(({ productId }) => productId)).toEqual([
    1,
    ...Array.from({ length: 3 }, () => ({ code: shipped.code })),
    1,
  ]);
  expect(content.boxes![0]).toMatchObject({
    insideOf: 5,
    price: '12.50',
    addedAt: '2026-11-14T12:00:00.000Z',
  });
  expect(content.tags!.map(({ word }) => word)).toEqual(['=c', 'a', 'b']);
  const [box] = await house.db.select().from(boxes).where(eq(boxes.userId, owner)).limit(1);
  expect(JSON.stringify(content)).not.toContain(box!.id);
});

test.each([
  [
    'a number no row has',
    (c) => (c.tags![0]!.boxId = 6),
    'tags.1.boxId',
    'Etiquetas, linha 1, Caixa: leva a',
  ],
  [
    'a code where nothing is shipped',
    (c) => (c.tags![0]!.boxId = { code: 'x' }),
    'tags.1.boxId',
    'Etiquetas',
  ],
  [
    'a product that is shipped nowhere',
    (c) => (c.boxes![1]!.productId = { code: 'x' }),
    'boxes.2.productId',
    'Caixas',
  ],
  ['a circle', (c) => (c.boxes![4]!.insideOf = 1), 'boxes.5', 'Caixas, linha 5: leva a si mesma'],
  [
    'a row that holds itself',
    (c) => (c.boxes![4]!.insideOf = 5),
    'boxes.5',
    'Caixas, linha 5: leva a si mesma',
  ],
  [
    'a number the column cannot hold',
    (c) => (c.boxes![0]!.left = 1000),
    'boxes.1.left',
    'Caixas, linha 1, Resta',
  ],
  ['a missing reference', (c) => delete c.tags![0]!.boxId, 'tags.1.boxId', 'Preencha este campo.'],
  ['a wrong part of a JSON column', (c) => (c.boxes![1]!.facts = { lot: 7 }), 'boxes.2.facts', 'Caixas'],
] as [string, (content: Content) => void, string, string][])(
  '%s is named',
  async (_, change, path, sentence) => {
    await expect(withContent(change)).rejects.toMatchObject({
      code: 'export-not-accepted',
      fields: { [path]: expect.stringContaining(sentence) as string },
    });
  },
);

test('a product this Leveza does not ship becomes the patient’s own, from the copy in the file', async () => {
  const { id, imported } = await withContent((content, copies) => {
    for (const box of content.boxes!.slice(1, 4)) box.productId = { code: 'retired' };
    content.products![0]!.isVariationOf = { code: 'retired' };
    copies.products![0]!.code = 'retired';
  });
  expect(imported.lists).toContainEqual({ title: 'Produtos', rows: 2 });
  const again = await documentIn(await exportOf(house, id, PLANTED_DATA));
  const [copy] = (await documentIn(zip)).shipped.products!;
  const { name } = copy!.row as { name: string };
  const adopted = again.content.products!.findIndex((product) => product.name === name) + 1;
  expect(again.content.boxes!.map(({ productId }) => productId)).toEqual([
    3 - adopted,
    adopted,
    adopted,
    adopted,
    3 - adopted,
  ]);
  expect(again.content.products![2 - adopted]).toMatchObject({ name: 'Chá', isVariationOf: adopted });
  const own = await house.db.select().from(products).where(eq(products.userId, id));
  expect(own.map(({ code, isVerified }) => ({ code, isVerified }))).toEqual([
    { code: null, isVerified: false },
    { code: null, isVerified: false },
  ]);
});

test('without a copy, what may be empty is emptied', async () => {
  const { id } = await withContent((content) => (content.products![0]!.isVariationOf = { code: 'nowhere' }));
  const again = await documentIn(await exportOf(house, id, PLANTED_DATA));
  expect(again.content.products![0]).toMatchObject({ name: 'Chá', isVariationOf: null });
});

test('every product that ships today could be taken along to a Leveza that no longer has it', async () => {
  const shippedRows = await house.db.select().from(products).where(isNotNull(products.code));
  const codes = new Map(shippedRows.map(({ id, code }) => [id, code!]));
  const target = tableOf(PLANTED_DATA, products);
  const copies: { code: string }[] = [];
  for await (const batch of copiesOf(house.db, target, codes)) {
    copies.push(...batch.map(({ json }) => JSON.parse(json) as { code: string }));
  }
  const document = JSON.parse(bareDocument({}, { shipped: { products: copies } }).toString()) as unknown;
  const { copyOf } = await readDocument(PLANTED_DATA, document, new Date());
  expect(copies.length).toBeGreaterThan(400);
  for (const { code } of copies)
    expect(copyOf(target, code)?.values).toMatchObject({ name: expect.any(String) as string });
});

test('a rule only the database knows is the file’s fault, and nothing is left of the try', async () => {
  const files = await house.vault.idsOlderThan(-1000);
  const before = await house.db.$count(boxes);
  await expect(withContent((c) => (c.boxes![0]!.left = 13))).rejects.toMatchObject({
    code: 'export-not-accepted',
  });
  await expect(withContent((c) => c.tags!.push({ ...c.tags![0]! }))).rejects.toMatchObject({
    code: 'export-not-accepted',
  });
  expect(await house.db.$count(boxes)).toBe(before);
  expect(await house.vault.idsOlderThan(-1000)).toEqual(files);
});

test('a column the file is too old for takes its default', async () => {
  const { id } = await withContent((c) => c.tags!.forEach((tag) => delete tag.weight));
  const rows = await house.db.select().from(tags).where(eq(tags.userId, id));
  expect(rows.map(({ weight }) => weight)).toEqual([1, 1, 1]);
});

test('the bare JSON has no files: a row that is nothing without one is left out and named', async () => {
  const { content } = await documentIn(zip);
  const { imported } = await importing(bareDocument(content));
  expect(imported).toMatchObject({
    files: 0,
    leftOut: { rows: 1, sentences: ['Papéis, linha 1: o arquivo não veio junto.'] },
  });
  expect(imported.lists.map(({ title }) => title)).not.toContain('Papéis');
});
