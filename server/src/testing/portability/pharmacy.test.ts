import { beforeAll, expect, test } from 'vitest';
import { multipart } from '../multipart.ts';
import { addBox, ledgerOf, openBox, readBox } from '../shelf.ts';
import type { Patient, SharedApp } from '../test-app.ts';
import { sharedApp } from '../test-app.ts';
import { contentTextIn, documentIn, exportOf } from './archives.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const bring = (patient: Patient, content: Buffer) =>
  patient.call('POST', '/api/account/import', multipart({ name: 'leveza.zip', content }));

async function filledShelf(): Promise<Patient> {
  const ana = await house.patient();
  const box = await openBox(ana, 12, { purchasePrice: '19,90', expiryDate: '2027-01-31' });
  for (const quantityUsed of [1, 0.5, 2]) {
    await ana.call('POST', '/api/usage', {
      payload: { inventoryId: box.id, quantityUsed, confirmOften: true },
    });
  }
  const own = await ana.call('POST', '/api/products', {
    payload: { name: 'Chá da vó', mainCategory: 'SUPPLEMENTS' },
  });
  const { id: productId } = own.json<{ data: { id: string } }>().data;
  const gone = await addBox(ana, { productId, boxes: 2 });
  await ana.call('DELETE', `/api/user-inventory/${gone.id}`);
  return ana;
}

test('boxes, their ledgers and what was taken move to another account and go on there', async () => {
  const ana = await filledShelf();
  const zip = await exportOf(house, ana.id);
  const bia = await house.patient('Bia');
  expect((await bring(bia, zip)).statusCode).toBe(200);
  expect(await contentTextIn(await exportOf(house, bia.id))).toBe(await contentTextIn(zip));

  const listed = await bia.call('GET', '/api/user-inventory');
  const { data } = listed.json<{
    data: { id: string; currentQuantity: number; openedDate: string | null }[];
  }>();
  const open = data.find(({ openedDate }) => openedDate !== null)!;
  expect(open.currentQuantity).toBe(8.5);
  const taken = await bia.call('POST', '/api/usage', {
    payload: { inventoryId: open.id, confirmOften: true },
  });
  expect(taken.json()).toMatchObject({ remaining: 7.5 });
  expect((await ledgerOf(bia, open.id)).quantity).toBe((await readBox(bia, open.id)).currentQuantity);
  expect((await bia.call('GET', '/api/products?search=cha%20da%20vo')).json()).toMatchObject({
    data: [{ name: 'Chá da vó' }],
  });
});

test('a file whose quantities are not what its ledger adds up to is refused whole', async () => {
  const ana = await filledShelf();
  const document = await documentIn(await exportOf(house, ana.id));
  document.content.inventory![0]!.currentQuantity = 99;
  const bia = await house.patient('Bia');
  const reply = await bring(bia, Buffer.from(JSON.stringify(document)));
  expect(reply.statusCode).toBe(422);
  expect((await bia.call('GET', '/api/user-inventory')).json()).toMatchObject({ pagination: { total: 0 } });
});
