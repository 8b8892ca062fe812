import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { demoDataIn } from '../../demo-data.ts';
import { startDemo } from '../../features/auth/start-demo.ts';
import { notify } from '../../features/notifications/shared/notify.ts';
import { visitorCall } from '../call-by.ts';
import type { TestApp } from '../test-app.ts';
import { testApp } from '../test-app.ts';
import { AnyAccount, fillAccount, picture } from './accounts.ts';
import { contentTextIn, documentIn, exportOf, importInto } from './archives.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

async function copyOf(owner: string): Promise<{ id: string; zip: Buffer }> {
  const { db } = house;
  const zip = await exportOf(house, owner);
  const { id } = await house.patient('Cópia');
  // A new account already holds rows; the import replaces them.
  await notify(db, id, { kind: 'info', title: 'Boas-vindas', body: 'Olá.', place: null });
  await importInto(house, id, zip);
  return { id, zip };
}

test('whatever an account holds, its copy on the same server exports the same to the letter', async () => {
  const { db, vault } = house;
  let rows = 0;
  await fc.assert(
    fc.asyncProperty(AnyAccount, async (account) => {
      const { id: owner } = await house.patient();
      await fillAccount(db, vault, owner, account);
      const copy = await copyOf(owner);
      const [before, after] = [
        await contentTextIn(copy.zip),
        await contentTextIn(await exportOf(house, copy.id)),
      ];
      expect(after).toBe(before);
      expect(await contentTextIn(await exportOf(house, owner))).toBe(before);
      rows += account.products.length + account.notices.length;
    }),
    // Other accounts every run: an export asks for every table, and each of these is exported three times.
    { numRuns: 15 },
  );
  expect(rows).toBeGreaterThan(50);
});

test('a demonstration can be taken along', async () => {
  const demo = { demosPerHour: 10, demoData: demoDataIn(house.vault) };
  const { user } = await startDemo(visitorCall(house.db), demo);
  const copy = await copyOf(user.id);
  const { content } = await documentIn(copy.zip);
  expect(content.products!.length).toBeGreaterThan(0);
  expect(content.progressPhotos!.length).toBeGreaterThan(0);
  expect(await contentTextIn(await exportOf(house, copy.id))).toBe(await contentTextIn(copy.zip));
});

test('the picture comes along, drawn anew, and what was there before is gone', async () => {
  const { db, vault } = house;
  const ana = await house.patient();
  const account = { profile: null, settings: null, notices: [], products: [], hasPicture: true };
  await fillAccount(db, vault, ana.id, account);
  const bia = await house.patient('Bia');
  await fillAccount(db, vault, bia.id, account);
  const before = await vault.idsOlderThan(-1000);
  expect(await importInto(house, bia.id, await exportOf(house, ana.id))).toEqual({
    lists: [{ title: 'Perfil', rows: 1 }],
    files: 1,
    leftOut: { rows: 0, sentences: [] },
  });
  const after = await vault.idsOlderThan(-1000);
  expect(after).toHaveLength(before.length);
  expect(after.filter((id) => !before.includes(id))).toHaveLength(1);
  const reply = await bia.call('GET', '/api/users/avatar');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('image/jpeg');
  expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(reply.rawPayload.equals(await picture())).toBe(false);
});
