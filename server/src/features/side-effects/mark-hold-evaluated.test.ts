import type { DoseHold } from '@leveza/contract/applications/held-dose.ts';
import type { SideEffect } from '@leveza/contract/side-effects.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addPen, apply, tryApply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let ana: Patient;
beforeAll(async () => {
  house = await sharedApp();
});
beforeEach(async () => {
  ana = await house.patient('Ana');
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const SIGN = { yes: ['pain-persists'], no: [] };
const FELT = { effectType: 'abdominal_pain', intensity: 5 };

async function feel(hours: number, more: object = {}): Promise<SideEffect> {
  const payload = { ...FELT, datetime: hoursAgo(hours), answers: SIGN, ...more };
  const reply = await ana.call('POST', '/api/side-effects', { payload });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: SideEffect }>().data;
}

const mark = (id: string, isEvaluated = true, patient = ana) =>
  patient.call('PUT', `/api/side-effects/${id}/evaluated`, { payload: { isEvaluated } });

async function heldBy(): Promise<string | null> {
  const reply = await ana.call('GET', '/api/applications/overview');
  return reply.json<{ data: { doseHold: DoseHold | null } }>().data.doseHold?.effectId ?? null;
}

const evaluatedAt = async (id: string) =>
  (await ana.call('GET', `/api/side-effects/${id}`)).json<{ data: SideEffect }>().data.evaluatedAt;

test('a doctor who has looked ends the hold of every sign so far, until it is taken back', async () => {
  const pen = await addPen(ana);
  await apply(ana, pen.id, { datetime: hoursAgo(7 * 24) });
  const [first, newest] = [await feel(5), await feel(2)];
  expect(await heldBy()).toBe(newest.id);
  expect((await mark(newest.id)).statusCode).toBe(200);
  const at = await evaluatedAt(newest.id);
  expect(Date.parse(at!)).toBeLessThanOrEqual(Date.now());
  expect(await heldBy()).toBeNull();
  // A second press keeps the moment of the first.
  expect((await mark(newest.id)).json()).toMatchObject({ data: { evaluatedAt: at } });
  expect((await mark(newest.id, false)).json()).toEqual({ success: true, data: { evaluatedAt: null } });
  expect(await evaluatedAt(first.id)).toBeNull();
  expect(await heldBy()).toBe(newest.id);
  await mark(newest.id);
  expect((await tryApply(ana, pen.id)).statusCode).toBe(201);
});

test('a new sign holds again, and so does one that is answered anew or moved to after the look', async () => {
  const { id } = await feel(3);
  await mark(id);
  const later = await feel(0);
  expect(await heldBy()).toBe(later.id);
  await ana.call('DELETE', `/api/side-effects/${later.id}`, { payload: {} });
  expect(await heldBy()).toBeNull();
  await ana.call('PUT', `/api/side-effects/${id}`, { payload: { ...FELT, notes: 'Depois do almoço' } });
  expect(await heldBy()).toBeNull();
  await ana.call('PUT', `/api/side-effects/${id}/answers`, { payload: SIGN });
  expect(await heldBy()).toBe(id);
});

test('a deleted sign that is put back is as it was; an effect without the sign gets no mark', async () => {
  const { id } = await feel(3);
  await mark(id);
  const at = await evaluatedAt(id);
  await ana.call('DELETE', `/api/side-effects/${id}`, { payload: {} });
  expect((await feel(3, { evaluatedAt: at })).evaluatedAt).toBe(at);
  expect(await heldBy()).toBeNull();
  const mild = await feel(1, { answers: { yes: ['fever'], no: [] } });
  expect((await mark(mild.id)).json()).toMatchObject({ data: { evaluatedAt: null } });
  const future = { ...FELT, answers: SIGN, evaluatedAt: new Date(Date.now() + HOUR_MS).toISOString() };
  expect((await ana.call('POST', '/api/side-effects', { payload: future })).statusCode).toBe(422);
});

test('of another patient no sign is marked', async () => {
  const { id } = await feel(3);
  expect((await mark(id, true, await house.patient('Bia'))).statusCode).toBe(404);
  expect(await heldBy()).toBe(id);
});
