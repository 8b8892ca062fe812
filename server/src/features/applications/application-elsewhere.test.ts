import type { Application } from '@leveza/contract/applications/applications.ts';
import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { addPen, apply, readPen } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const WEGOVY = {
  catalogId: 'wegovy-025',
  medicationName: 'Wegovy',
  doseMg: 0.25,
  applicationSite: 'abdomen',
};
const record = (patient: Patient, input: object = {}) =>
  patient.call('POST', '/api/applications/elsewhere', { payload: { ...WEGOVY, ...input } });
const codeOf = (reply: LightMyRequestResponse) => reply.json<{ error: { code: string } }>().error.code;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

test('is kept without a pen, plans the next one, and is taken back', async () => {
  const ana = await house.patient('Ana');
  const reply = await record(ana, { zone: 'abdomen-left-upper', pain: 2, notes: 'na clínica' });
  expect(reply.statusCode, reply.body).toBe(201);
  const { data, nextDose } = reply.json<{ data: Application; nextDose: NextDose }>();
  expect(data).toMatchObject({
    penId: null,
    medicationName: 'Wegovy',
    doseMg: 0.25,
    pain: 2,
    notes: 'na clínica',
  });
  expect(nextDose).toMatchObject({ state: 'upcoming', intervalDays: 7 });
  expect((await ana.call('DELETE', `/api/applications/${data.id}`)).statusCode).toBe(200);
});

test('is asked about as a dose out of a pen is, and takes nothing from one', async () => {
  const bia = await house.patient('Bia');
  const pen = await addPen(bia);
  await apply(bia, pen.id, { datetime: ago(1) });
  await bia.call('PUT', '/api/users/profile', { payload: { allergies: 'semaglutida' } });
  const before = (await readPen(bia, pen.id)).remainingMg;
  const answers: object[] = [];
  for (const [code, flag] of [
    ['known-allergy', 'confirmAllergy'],
    ['dose-too-soon', 'confirmEarly'],
    ['dose-unusual', 'confirmDose'],
  ] as const) {
    const refused = await record(bia, Object.assign({ catalogId: 'ozempic-1', doseMg: 10 }, ...answers));
    expect(codeOf(refused)).toBe(code);
    answers.push({ [flag]: true });
  }
  const kept = await record(bia, Object.assign({ catalogId: 'ozempic-1', doseMg: 10 }, ...answers));
  expect(kept.statusCode, kept.body).toBe(201);
  expect((await readPen(bia, pen.id)).remainingMg).toBe(before);
});

test('another molecule, a future moment and a product dosed in units are not taken without a word', async () => {
  const bia = await house.patient('Bia');
  const tirzepatide = { catalogId: null, medicationName: 'Mounjaro', doseMg: 2.5 };
  await record(bia, { datetime: ago(2) });
  expect(codeOf(await record(bia, { ...tirzepatide, confirmEarly: true, confirmDose: true }))).toBe(
    'other-molecule',
  );
  expect((await record(bia, { datetime: '2999-01-01T00:00:00Z' })).json()).toMatchObject({
    error: { fields: { datetime: 'A data não pode estar no futuro.' } },
  });
  expect((await record(bia, { applicationSite: undefined })).json()).toMatchObject({
    error: { fields: { applicationSite: 'Local de aplicação é obrigatório' } },
  });
  expect((await record(bia, { medicationName: '', catalogId: null })).statusCode).toBe(422);
  expect(codeOf(await record(bia, { catalogId: 'xultophy', medicationName: 'Xultophy' }))).toBe(
    'dosed-in-units',
  );
});
