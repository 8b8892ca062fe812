import { beforeAll, expect, test } from 'vitest';
import { multipart } from '../multipart.ts';
import { addPen, apply, readPen } from '../pens.ts';
import type { Patient, SharedApp } from '../test-app.ts';
import { sharedApp } from '../test-app.ts';
import { contentTextIn, documentIn, exportOf } from './archives.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const bring = (patient: Patient, content: Buffer) =>
  patient.call('POST', '/api/account/import', multipart({ name: 'leveza.zip', content }));

async function inTreatment(): Promise<Patient> {
  const ana = await house.patient();
  const pen = await addPen(ana);
  await apply(ana, pen.id, { datetime: '2026-02-03T11:00:00Z', zone: 'abdomen-left-upper' });
  await ana.call('POST', `/api/pens/${pen.id}/movements`, { payload: { kind: 'purge', mg: 0.02 } });
  const call = (method: 'POST' | 'PUT', url: string, payload: object) => ana.call(method, url, { payload });
  await call('POST', '/api/applications/skips', { plannedAt: '2026-02-10T11:00:00Z', reason: 'viagem' });
  await call('PUT', '/api/applications/settings', { intervalDays: 8, purchaseLeadDays: 5 });
  await call('PUT', '/api/applications/zones/arm-left-upper', { isOff: true, restUntil: null });
  await call('POST', '/api/interactions/glp1--insulin/dismiss', {});
  const receita = await call('POST', '/api/prescriptions', { issuedOn: '2026-01-10', product: 'Ozempic' });
  const { id } = receita.json<{ data: { id: string } }>().data;
  const file = { name: 'receita.pdf', content: Buffer.from('%PDF-1.4\nolá\n%%EOF\n') };
  await ana.call('POST', `/api/prescriptions/${id}/file`, multipart(file));
  return ana;
}

test('pens, doses, skips, zones and the receita move to another account and go on there', async () => {
  const ana = await inTreatment();
  const zip = await exportOf(house, ana.id);
  const bia = await house.patient('Bia');
  expect((await bring(bia, zip)).statusCode).toBe(200);
  expect(await contentTextIn(await exportOf(house, bia.id))).toBe(await contentTextIn(zip));
  const [pen] = (await bia.call('GET', '/api/pens')).json<{ data: { id: string }[] }>().data;
  await apply(bia, pen!.id, { datetime: '2026-02-17T11:00:00Z' });
  expect(await readPen(bia, pen!.id)).toMatchObject({ remainingMg: 1.98, dosesLeft: 2 });
});

test('the own interval of a file from before it named a medicine holds for the medicine in use', async () => {
  const document = await documentIn(await exportOf(house, (await inTreatment()).id));
  const [settings] = document.content.applicationSettings!;
  expect(settings).toMatchObject({ intervalDays: 8, intervalMedicine: 'ozempic-1' });
  delete settings!.intervalMedicine;
  document.content.prescriptions![0]!.fileId = null;
  document.content.files = [];
  const bia = await house.patient('Bia');
  expect((await bring(bia, Buffer.from(JSON.stringify(document)))).statusCode).toBe(200);
  const overview = await bia.call('GET', '/api/applications/overview');
  expect(overview.json()).toMatchObject({ data: { nextDose: { intervalDays: 8 } } });
});

test.each([
  ['what the ledger says', 'batchNumber', 'LP1', 200],
  ['more than the ledger says', 'remainingMg', 4, 422],
  ['more sealed than the ledger says', 'sealedUnits', 1, 422],
  ['less than the doses taken from it', 'unitMg', 0.5, 422],
])('a file whose pen holds %s', async (_, key, value, status) => {
  const document = await documentIn(await exportOf(house, (await inTreatment()).id));
  document.content.pens![0]![key] = value;
  document.content.prescriptions![0]!.fileId = null;
  document.content.files = [];
  const bia = await house.patient('Bia');
  const reply = await bring(bia, Buffer.from(JSON.stringify(document)));
  expect(reply.statusCode, reply.body).toBe(status);
  const total = status === 200 ? 1 : 0;
  expect((await bia.call('GET', '/api/pens')).json()).toMatchObject({ pagination: { total } });
});

async function ofTwoPens(): Promise<Patient> {
  const ana = await house.patient();
  const [one, other] = [await addPen(ana), await addPen(ana)];
  await apply(ana, one.id, { doseMg: 2, datetime: '2026-02-03T11:00:00Z' });
  await apply(ana, one.id, {
    doseMg: 3,
    alsoFrom: [{ penId: other.id, mg: 1 }],
    datetime: '2026-02-10T11:00:00Z',
  });
  return ana;
}

test('a dose of two pens moves whole, and is given back to both in the other account', async () => {
  const zip = await exportOf(house, (await ofTwoPens()).id);
  const bia = await house.patient('Bia');
  expect((await bring(bia, zip)).statusCode).toBe(200);
  expect(await contentTextIn(await exportOf(house, bia.id))).toBe(await contentTextIn(zip));
  const [dose] = (await bia.call('GET', '/api/applications')).json<{
    data: { id: string; alsoFrom: object[] }[];
  }>().data;
  expect(dose!.alsoFrom).toMatchObject([{ mg: 1 }]);
  await bia.call('DELETE', `/api/applications/${dose!.id}`);
  const { data } = (await bia.call('GET', '/api/pens')).json<{ data: { remainingMg: number }[] }>();
  expect(data.map(({ remainingMg }) => remainingMg).toSorted((a, b) => a - b)).toEqual([2, 4]);
});

test('a file whose draws do not add up to the dose is refused', async () => {
  const document = await documentIn(await exportOf(house, (await ofTwoPens()).id));
  const newest = document.content.applications!.find(({ doseMg }) => doseMg === 3)!;
  newest.doseMg = 2.5;
  const bia = await house.patient('Bia');
  const reply = await bring(bia, Buffer.from(JSON.stringify(document)));
  expect(reply.statusCode, reply.body).toBe(422);
  expect((await bia.call('GET', '/api/pens')).json()).toMatchObject({ pagination: { total: 0 } });
});
