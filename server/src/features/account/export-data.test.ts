import { buffer } from 'node:stream/consumers';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { withSingleConnection } from '../../db/connection.ts';
import { DEFAULT_ZONE, dayIn } from '@leveza/domain/time/days.ts';
import { PATIENT_DATA } from '../../patient-data.ts';
import { fillAccount, givePicture } from '../../testing/portability/accounts.ts';
import { documentIn, exportOf, unpacked } from '../../testing/portability/archives.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { PASSWORD, enableTwoFactor } from '../../testing/two-factor.ts';
import { recoveryCodes, sessions, twoFactors, users } from '../auth/table.ts';
import { fileIdsOf } from '../files/shared/files.ts';
import { notify } from '../notifications/shared/notify.ts';
import { profiles } from '../profile/table.ts';
import { exportData } from './export-data.ts';

const NOW = new Date('2026-11-15T02:00:00Z');

let house: TestApp;
let ana: Patient;
let download: LightMyRequestResponse;
let entries: Map<string, Buffer>;

beforeAll(async () => {
  house = await testApp();
  const { db, vault } = house;
  ana = await house.patient('Ana Souza');
  const bia = await house.patient('Bia Ribeiro');
  for (const { id } of [ana, bia]) {
    await db.insert(profiles).values({ userId: id, height: 165.5, birthDate: '1987-04-12', gender: 'F' });
    await givePicture(db, vault, id);
    await notify(db, id, {
      kind: 'info',
      title: 'Olá',
      body: `De ${id}`,
      place: { to: '/profile', search: {} },
    });
  }
  await ana.call('POST', '/api/products', {
    payload: { name: '=SOMA(A1)', mainCategory: 'SUPPLEMENTS', averagePrice: 12.5, benefits: ['a;b'] },
  });
  await ana.call('POST', '/api/consents', { payload: { purpose: 'health-data', version: '2026-11' } });
  await enableTwoFactor(ana);
  download = await ana.call('POST', '/api/account/export');
  entries = await unpacked(download.rawPayload);
});

test('the answer is a file to keep, not a page', () => {
  expect(download.statusCode).toBe(200);
  expect(download.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="leveza-\d{4}-\d\d-\d\d\.zip"/,
    ) as string,
    'cache-control': expect.stringContaining('no-store') as string,
  });
});

test('the archive holds the JSON, a spreadsheet for each list, the files and a word about them', () => {
  const { account, content, records } = PATIENT_DATA;
  const titles = [account, ...content, ...records].map(({ title }) => title);
  expect(titles).toContain('Produtos');
  expect([...entries.keys()]).toEqual([
    'leveza.json',
    ...titles.map((title) => `tabelas/${title}.csv`),
    'arquivos/1-foto.jpg',
    'LEIA-ME.txt',
  ]);
  expect(entries.get('arquivos/1-foto.jpg')!.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  const readMe = entries.get('LEIA-ME.txt')!.toString();
  expect(readMe).toContain('De: Ana Souza\r\n');
  expect(readMe).toContain('Produtos: 1 linha\r\n');
  expect(readMe).not.toContain('NÃO PUDERAM SER LIDOS');
});

test('the JSON says what it is, and holds the account, what is put back and what only happened', () => {
  const document = JSON.parse(entries.get('leveza.json')!.toString()) as Awaited<
    ReturnType<typeof documentIn>
  >;
  expect(Object.keys(document)).toEqual([
    'format',
    'version',
    'exportedAt',
    'account',
    'content',
    'shipped',
    'records',
  ]);
  expect(document).toMatchObject({
    format: 'leveza-export',
    version: 1,
    account: { name: 'Ana Souza', email: `${ana.id}@example.com`, emailVerifiedAt: null },
    content: {
      files: [{ name: 'foto.jpg', mediaType: 'image/jpeg' }],
      profiles: [{ height: 165.5, birthDate: '1987-04-12', avatarFileId: 1 }],
      notifications: [{ title: 'Olá', readAt: null }],
      products: [{ name: '=SOMA(A1)', averagePrice: 12.5, benefits: ['a;b'] }],
    },
    records: {
      consents: [{ purpose: 'health-data', version: '2026-11', withdrawnAt: null }],
      sessions: [{ device: null }],
      twoFactor: [{ confirmedAt: expect.stringMatching(/Z$/) as string }],
    },
  });
  expect(document.records.accessLog!.map(({ event }) => event)).toContain('two-factor-enabled');
});

test('the spreadsheets are as a Brazilian spreadsheet wants them', () => {
  const profile = entries.get('tabelas/Perfil.csv')!;
  expect(profile.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [heads, row] = profile.toString().split('\r\n');
  expect(heads).toMatch(/^\uFEFFNº;Telefone;Data de nascimento;Gênero;Altura \(cm\);/);
  expect(row).toMatch(/^1;;12\/04\/1987;Feminino;165,5;/);
  expect(entries.get('tabelas/Produtos.csv')!.toString()).toContain(`\r\n1;'=SOMA(A1);;`);
  expect(entries.get('tabelas/Produtos.csv')!.toString()).toContain(';12,5;;"a;b";');
});

test('no secret leaves, and nothing of another patient', async () => {
  const all = Buffer.concat([...entries.values()]).toString('latin1');
  const [user] = await house.db.select().from(users).where(eq(users.id, ana.id));
  const [session] = await house.db.select().from(sessions).where(eq(sessions.userId, ana.id));
  const [factor] = await house.db.select().from(twoFactors).where(eq(twoFactors.userId, ana.id));
  const codes = await house.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, ana.id));
  const secrets = [
    PASSWORD,
    ana.token,
    user!.passwordHash!,
    session!.accessTokenHash,
    factor!.sealedSecret,
    codes[0]!.codeHash,
  ];
  for (const secret of secrets) expect(all).not.toContain(secret);
  expect(all).not.toContain('Bia');
  expect(all).toContain('Ana Souza');
});

test('the day in the name is that of the zone', async () => {
  const { db, vault } = house;
  const bia = await house.patient('Bia');
  const call = { db, owner: bia.id, zone: DEFAULT_ZONE, now: NOW };
  const inSaoPaulo = await exportData(call, vault, PATIENT_DATA);
  const inNoronha = await exportData({ ...call, zone: 'America/Noronha' }, vault, PATIENT_DATA);
  expect([inSaoPaulo.name, inNoronha.name]).toEqual(['leveza-2026-11-14.zip', 'leveza-2026-11-15.zip']);
  for (const { content } of [inSaoPaulo, inNoronha]) content.destroy();
});

async function nameIn(timeZone: string): Promise<string> {
  const bia = await house.patient('Bia');
  await house.db.insert(profiles).values({ userId: bia.id, timeZone });
  const { headers } = await bia.call('POST', '/api/account/export');
  return String(headers['content-disposition']);
}

test('the day in the name is the patient’s', async () => {
  // 26 hours apart: it is never the same day in both.
  for (const zone of ['Etc/GMT+12', 'Pacific/Kiritimati']) {
    const before = dayIn(zone, new Date());
    const name = await nameIn(zone);
    expect([before, dayIn(zone, new Date())].map((day) => `leveza-${day}.zip`)).toContain(
      /filename="(.*)"/.exec(name)?.[1],
    );
  }
});

test('a damaged file does not keep a patient from the rest, and the archive says so', async () => {
  const { db, vault, config } = house;
  const bia = await house.patient('Bia');
  await fillAccount(db, vault, bia.id, {
    profile: null,
    settings: null,
    notices: [],
    products: [],
    hasPicture: true,
  });
  const [id] = await fileIdsOf(db, bia.id);
  await rm(join(config.dataDir, 'files', id!.slice(0, 2), id!));
  const found = await unpacked(await exportOf(house, bia.id));
  expect(found.get('arquivos/1-foto.jpg')).toHaveLength(0);
  expect(found.get('LEIA-ME.txt')!.toString()).toMatch(
    /NÃO PUDERAM SER LIDOS.*\r\n\r\narquivos\/1-foto\.jpg\r\n/,
  );
});

test('all lists are of one moment, whatever changes while they are read', async () => {
  const bia = await house.patient('Bia');
  const late = sql`insert into products (user_id, name, main_category, search_text)
    values (${bia.id}, 'Tarde demais', 'SUPPLEMENTS', 'x')`;
  const exported = await withSingleConnection(house.database.settings, async (client, db) => {
    await client.query('begin');
    // Stops the export between the account, which it has read, and the products, which it has not.
    await client.query('lock table notifications in access exclusive mode');
    const underWay = exportOf(house, bia.id);
    await waitUntilBlocked(db);
    await db.execute(late);
    await client.query('commit');
    return underWay;
  });
  expect((await documentIn(exported)).content.products).toEqual([]);
  expect((await documentIn(await exportOf(house, bia.id))).content.products).toHaveLength(1);
});

async function waitUntilBlocked(db: TestApp['db']): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await db.execute(sql`
      select from pg_locks l where not l.granted and l.relation = 'notifications'::regclass`);
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the export did not get as far as the notifications');
}

test('a download given up leaves nothing behind', async () => {
  const { content } = await exportData(
    { db: house.db, owner: ana.id, zone: DEFAULT_ZONE, now: NOW },
    house.vault,
    PATIENT_DATA,
  );
  content.destroy();
  await expect(buffer(content)).rejects.toThrow('Premature close');
  expect((await documentIn(await exportOf(house, ana.id))).account.name).toBe('Ana Souza');
});
