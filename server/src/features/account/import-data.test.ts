import { MOST_PHOTOS } from '@leveza/domain/photos/limits.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.ts';
import { givePicture, picture } from '../../testing/portability/accounts.ts';
import {
  bareDocument,
  documentIn,
  exportOf,
  packed,
  unpacked,
  importInto,
} from '../../testing/portability/archives.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { consents } from '../auth/table.ts';
import { products } from '../catalog/table.ts';
import { notify } from '../notifications/shared/notify.ts';
import { notifications } from '../notifications/table.ts';
import { profiles } from '../profile/table.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

type Content = Record<string, Record<string, unknown>[]>;

let house: TestApp;
let zip: Buffer;

beforeAll(async () => {
  house = await testApp();
  const ana = await house.patient('Ana');
  const { db, vault } = house;
  await db.insert(profiles).values({ userId: ana.id, height: 165.5, birthDate: '1987-04-12', gender: 'F' });
  await notify(db, ana.id, {
    kind: 'info',
    title: 'Olá',
    body: 'Um aviso.',
    place: { to: '/profile', search: {} },
  });
  await givePicture(db, vault, ana.id);
  const payload = { name: 'Chá da vovó', mainCategory: 'SUPPLEMENTS', benefits: ['sono'] };
  const created = await ana.call('POST', '/api/products', { payload });
  const { id } = created.json<{ data: { id: string } }>().data;
  await ana.call('POST', '/api/products', {
    payload: { ...payload, name: 'Chá mais forte', isVariationOf: id },
  });
  zip = await exportOf(house, ana.id);
});

function send(patient: Patient, content: Buffer) {
  return patient.call('POST', '/api/account/import', multipart({ name: 'leveza.zip', content }));
}

/** The export with its rows changed, as a bare document. */
async function changed(change: (content: Content) => void): Promise<Buffer> {
  const { content } = await documentIn(zip);
  change(content);
  return bareDocument(content);
}

test('a new account is filled, says with what, and shows it', async () => {
  const bia = await house.patient('Bia');
  const given = () => house.db.select().from(consents).where(eq(consents.userId, bia.id));
  const before = await given();
  const reply = await send(bia, zip);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toEqual({
    success: true,
    data: {
      lists: [
        { title: 'Perfil', rows: 1 },
        { title: 'Notificações', rows: 1 },
        { title: 'Produtos', rows: 2 },
      ],
      files: 1,
      leftOut: { rows: 0, sentences: [] },
    },
  });
  const found = await bia.call('GET', '/api/products?search=cha%20forte');
  expect(found.json()).toMatchObject({ data: [{ name: 'Chá mais forte', isVerified: false }] });
  expect((await bia.call('GET', '/api/users/me')).json()).toMatchObject({
    data: { name: 'Bia', height: 165.5, gender: 'F' },
  });
  // A consent is not carried into another account.
  expect(await given()).toEqual(before);
});

test('an account that only put a moment away is empty', async () => {
  const bia = await house.patient('Bia');
  const seen = await bia.call('POST', '/api/moments/seen', { payload: { kind: 'first-dose' } });
  expect(seen.statusCode, seen.body).toBeLessThan(300);
  expect((await send(bia, zip)).statusCode).toBe(200);
});

test('an account with records is left as it is', async () => {
  const bia = await house.patient('Bia');
  await bia.call('POST', '/api/products', { payload: { name: 'Meu', mainCategory: 'SUPPLEMENTS' } });
  const reply = await send(bia, zip);
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ error: { code: 'account-not-empty' } });
  expect(await house.db.$count(products, eq(products.userId, bia.id))).toBe(1);
  expect(await house.db.$count(profiles, eq(profiles.userId, bia.id))).toBe(0);
});

test('of ten imports at once one is kept, and the files of the others are gone', FIRST_TRY, async () => {
  const bia = await house.patient('Bia');
  const before = await house.vault.idsOlderThan(-1000);
  const tries = Array.from({ length: 10 }, () => importInto(house, bia.id, zip));
  const results = await Promise.allSettled(tries);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(
    Array.from({ length: 9 }, () => 'account-not-empty'),
  );
  expect(await house.db.$count(products, eq(products.userId, bia.id))).toBe(2);
  expect(await house.vault.idsOlderThan(-1000)).toHaveLength(before.length + 1);
});

test.each<[string, Buffer, string, number]>([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'not-an-export', 422],
  ['another JSON', Buffer.from('{"format":"other","version":1,"content":{}}'), 'not-an-export', 422],
  ['no version', Buffer.from('{"format":"leveza-export","content":{}}'), 'not-an-export', 422],
  ['a list of lists', bareDocument([]), 'not-an-export', 422],
  ['a list that is none', bareDocument({ products: {} }), 'not-an-export', 422],
  ['a row that is none', bareDocument({ products: [7] }), 'not-an-export', 422],
  ['two profiles', bareDocument({ profiles: [{}, {}] }), 'export-not-accepted', 422],
  ['a later version', bareDocument({}, { version: 2 }), 'export-too-new', 422],
  ['a list of a later Leveza', bareDocument({ dreams: [] }), 'export-too-new', 422],
  ['a column of a later Leveza', bareDocument({ profiles: [{ aura: 'blue' }] }), 'export-too-new', 422],
  [
    'a column that is not for import',
    bareDocument({ products: [{ isVerified: true }] }),
    'export-too-new',
    422,
  ],
])('%s is refused in our words', async (_, content, code, status) => {
  const reply = await send(await house.patient('Bia'), content);
  expect(reply.json()).toMatchObject({ error: { code } });
  expect(reply.statusCode).toBe(status);
});

test.each<[string, (content: Content) => void, string, string]>([
  [
    'an unknown word',
    (c) => (c.profiles![0]!.gender = 'X'),
    'profiles.1.gender',
    'Perfil, linha 1, Gênero: Escolha uma das opções.',
  ],
  [
    'a text too long',
    (c) => (c.products![1]!.name = 'x'.repeat(201)),
    'products.2.name',
    'Produtos, linha 2, Nome: Use no máximo 200 caracteres.',
  ],
  ['an empty name', (c) => (c.products![0]!.name = ''), 'products.1.name', 'Produtos, linha 1, Nome: '],
  ['a NUL', (c) => (c.products![0]!.brand = 'a\0b'), 'products.1.brand', 'não podem ser guardados'],
  [
    'half a letter',
    (c) => (c.notifications![0]!.body = 'a\uD800'),
    'notifications.1.body',
    'não podem ser guardados',
  ],
  [
    'a day that is none',
    (c) => (c.profiles![0]!.birthDate = '2026-02-30'),
    'profiles.1.birthDate',
    'Data inválida',
  ],
  [
    'a birth to come',
    (c) => (c.profiles![0]!.birthDate = '2999-01-01'),
    'profiles.1.birthDate',
    'A data não pode estar no futuro.',
  ],
  [
    'an instant that is none',
    (c) => (c.products![0]!.createdAt = '2026-02-30T10:00:00Z'),
    'products.1.createdAt',
    'inválido',
  ],
  [
    'the year 0',
    (c) => (c.products![0]!.createdAt = '0000-01-01T00:00:00Z'),
    'products.1.createdAt',
    'inválido',
  ],
  ['no instant', (c) => (c.products![0]!.createdAt = null), 'products.1.createdAt', 'Preencha este campo.'],
  ['a number as text', (c) => (c.profiles![0]!.height = '165'), 'profiles.1.height', 'formato inválido'],
  [
    'a huge number',
    (c) => (c.profiles![0]!.height = 1e300),
    'profiles.1.height',
    'Perfil, linha 1, Altura (cm)',
  ],
  [
    'a fraction of an hour',
    (c) => (c.profiles![0]!.sleepHours = 7.5),
    'profiles.1.sleepHours',
    'Perfil, linha 1, Sono',
  ],
  [
    'a zone on no map',
    (c) => (c.profiles![0]!.timeZone = 'Terra/Media'),
    'profiles.1.timeZone',
    'Fuso horário',
  ],
  [
    'a way out of the app',
    (c) => (c.notifications![0]!.link = '//evil.example'),
    'notifications.1.link',
    'Endereço inválido',
  ],
  [
    'a list in place of a text',
    (c) => (c.products![0]!.dosage = ['1']),
    'products.1.dosage',
    'formato inválido',
  ],
  [
    'too many in a list',
    (c) => (c.products![0]!.benefits = Array(51).fill('a')),
    'products.1.benefits',
    'no máximo 50',
  ],
])('%s is named with its list, row and column', async (_, change, path, sentence) => {
  const bia = await house.patient('Bia');
  const reply = await send(bia, await changed(change));
  expect(reply.statusCode).toBe(422);
  const { error } = reply.json<{ error: { code: string; fields: Record<string, string> } }>();
  expect(error.code).toBe('export-not-accepted');
  expect(error.fields[path]).toContain(sentence);
  expect(await house.db.$count(products, eq(products.userId, bia.id))).toBe(0);
});

test('not more than ten places are named, however much is wrong', async () => {
  const wrong = Array.from({ length: 50 }, () => ({ name: '', mainCategory: 'TOYS' }));
  const reply = await send(await house.patient('Bia'), bareDocument({ products: wrong }));
  expect(Object.keys(reply.json<{ error: { fields: object } }>().error.fields)).toHaveLength(10);
});

test('more photos than a patient may keep are refused', async () => {
  const photo = { takenOn: '2026-11-01', fileId: 1, createdAt: '2026-11-01T10:00:00.000Z' };
  const photos = (count: number) =>
    bareDocument({ progressPhotos: Array.from({ length: count }, () => photo) });
  const ofList = async (count: number) => {
    const reply = await send(await house.patient('Bia'), photos(count));
    return reply.json<{ error: { fields?: Record<string, string> } }>().error.fields?.progressPhotos;
  };
  expect(await ofList(MOST_PHOTOS + 1)).toBe('Fotos de progresso: há linhas demais.');
  expect(await ofList(MOST_PHOTOS)).toBeUndefined();
});

test('photos that an earlier export has without a file do not count, and are left out', async () => {
  const photo = { takenOn: '2026-11-01', fileId: null, createdAt: '2026-11-01T10:00:00.000Z' };
  const progressPhotos = Array.from({ length: MOST_PHOTOS + 1 }, () => photo);
  const reply = await send(await house.patient('Bia'), bareDocument({ progressPhotos }));
  expect(reply.json()).toMatchObject({ data: { lists: [], leftOut: { rows: MOST_PHOTOS + 1 } } });
});

test('a file written by hand needs only what a form would ask for', async () => {
  const bia = await house.patient('Bia');
  const rows = { products: [{ name: 'Chá', mainCategory: 'SUPPLEMENTS' }], profiles: [{}] };
  expect((await send(bia, bareDocument(rows))).statusCode).toBe(200);
  const found = await bia.call('GET', '/api/products?search=cha&limit=100');
  expect(found.json<{ data: { name: string }[] }>().data.map(({ name }) => name)).toContain('Chá');
});

test('a use that says neither box nor product is left out and named, with what leads to it; the others come in', async () => {
  const bia = await house.patient('Bia');
  const use = { quantity: 1, timeOfDay: 'morning', usedAt: '2026-11-01T10:00:00.000Z' };
  const taken = { ...use, productId: 1, unitType: 'tablets' };
  const document = bareDocument({
    products: [{ name: 'Chá', mainCategory: 'SUPPLEMENTS' }],
    inventory: [{ productId: 1, unitType: 'tablets' }],
    useDraws: [{ useId: 2, itemId: 1, quantity: 1 }],
    uses: [taken, use, { ...taken, unitType: null }, { ...taken, productId: { code: 'nowhere' } }, taken],
  });
  const reply = await send(bia, document);
  expect(reply.json()).toMatchObject({
    data: {
      lists: [
        { title: 'Produtos', rows: 1 },
        { title: 'Estoque', rows: 1 },
        { title: 'Usos', rows: 2 },
      ],
      leftOut: {
        rows: 4,
        sentences: [
          'Usos, linha 2: não diz de qual caixa nem de qual produto foi.',
          'Usos, linha 3: não diz a unidade do produto.',
          'Usos, linha 4: não diz de qual caixa nem de qual produto foi.',
          'Usos de mais de uma caixa, linha 1: leva a uma linha que ficou de fora.',
        ],
      },
    },
  });
  expect((await bia.call('GET', '/api/usage')).json<{ data: unknown[] }>().data).toHaveLength(2);
});

test('the bare JSON comes without the picture, and says so', async () => {
  const bia = await house.patient('Bia');
  const reply = await send(bia, await changed(() => undefined));
  expect(reply.json()).toMatchObject({ data: { files: 0 } });
  expect((await bia.call('GET', '/api/users/me')).json()).toMatchObject({ data: { avatar: null } });
});

test('photos and files of exams need their bytes: without them their rows are left out and named', async () => {
  const eva = await house.patient('Eva');
  const photo = multipart({ name: 'IMG_0001.jpg', content: await picture() });
  expect((await eva.call('POST', '/api/photos', photo)).statusCode).toBe(201);
  const exam = await eva.call('POST', '/api/exams', {
    payload: { examType: 'Hemograma', examDate: '2026-01-05' },
  });
  const { id } = exam.json<{ data: { id: string } }>().data;
  expect((await eva.call('POST', `/api/exams/${id}/files`, photo)).statusCode).toBe(201);
  const bia = await house.patient('Bia');
  const { content } = await documentIn(await exportOf(house, eva.id));
  const reply = await send(bia, bareDocument(content));
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toMatchObject({
    data: {
      files: 0,
      leftOut: {
        rows: 2,
        sentences: [
          'Fotos de progresso, linha 1: o arquivo não veio junto.',
          'Arquivos de exames, linha 1: o arquivo não veio junto.',
        ],
      },
    },
  });
  const listed = await bia.call('GET', '/api/exams');
  expect(listed.json()).toMatchObject({ data: [{ examType: 'Hemograma', files: [] }] });
  expect((await documentIn(await exportOf(house, bia.id))).content.progressPhotos).toEqual([]);
});

test('lists the file does not speak of stay as the new account has them', async () => {
  const bia = await house.patient('Bia');
  await house.db.insert(profiles).values({ userId: bia.id, height: 170 });
  await notify(house.db, bia.id, { kind: 'info', title: 'Boas-vindas', body: 'Olá.', place: null });
  const { content } = await documentIn(zip);
  expect((await send(bia, bareDocument({ products: content.products, notifications: [] }))).statusCode).toBe(
    200,
  );
  expect((await bia.call('GET', '/api/users/me')).json()).toMatchObject({ data: { height: 170 } });
  expect(await house.db.$count(notifications, eq(notifications.userId, bia.id))).toBe(0);
});

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script>'), /Arquivos, linha 1: /],
  ['half a picture', async () => (await picture()).subarray(0, 40), /Arquivos, linha 1: /],
])('%s in place of the picture is refused, and no byte of it kept', async (_, bytes, sentence) => {
  const before = await house.vault.idsOlderThan(-1000);
  const entries = await unpacked(zip);
  entries.set('arquivos/1-foto.jpg', typeof bytes === 'function' ? await bytes() : bytes);
  const bia = await house.patient('Bia');
  const reply = await send(bia, await packed(entries));
  expect(reply.json()).toMatchObject({
    error: { code: 'export-not-accepted', fields: { 'files.1': expect.stringMatching(sentence) as string } },
  });
  expect(await house.vault.idsOlderThan(-1000)).toEqual(before);
  expect(await house.db.$count(products, eq(products.userId, bia.id))).toBe(0);
});

test('a picture that was lost before the export leaves its place empty; one that is missing is damage', async () => {
  const entries = await unpacked(zip);
  entries.set('arquivos/1-foto.jpg', Buffer.alloc(0));
  const reply = await send(await house.patient('Bia'), await packed(entries));
  expect(reply.json()).toMatchObject({ data: { files: 0 } });
  entries.delete('arquivos/1-foto.jpg');
  expect((await send(await house.patient('Bia'), await packed(entries))).statusCode).toBe(422);
});
