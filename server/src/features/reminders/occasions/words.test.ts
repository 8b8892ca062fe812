import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { NextReminder } from '@leveza/contract/reminders/next.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, expect, test } from 'vitest';
import { registration } from '../../../testing/contract/examples.ts';
import { dayFromToday } from '../../../testing/day.ts';
import { occasionsOf } from '../../../testing/occasions.ts';
import { PLAN } from '../../../testing/contract/plan-examples.ts';
import { someProduct } from '../../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../../testing/test-app.ts';
import { sharedApp } from '../../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const at = (days: number, time: string) => instantAt(dayFromToday(days), time, DEFAULT_ZONE);

async function post(ana: Patient, url: string, payload: object): Promise<{ id: string }> {
  const reply = await ana.call('POST', url, { payload });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: { id: string } }>().data;
}

test('a milestone is told in the morning after the weighing that reached it, the first weighing is none', async () => {
  const ana = await house.patient();
  const payload = { height: 170, initialWeight: 100, targetWeight: 75 };
  expect((await ana.call('PUT', '/api/users/profile', { payload })).statusCode).toBe(200);
  for (const [days, weight] of [
    [-20, 100],
    [-1, 94],
  ] as const) {
    await post(ana, '/api/measurements', { weight, datetime: at(days, '07:00').toISOString() });
  }
  expect(await occasionsOf(house, ana, ['milestone'])).toMatchObject([
    { what: 'milestone:percent-5', at: at(0, '09:00') },
  ]);
});

test('steps of the weight given with the registration are told by nothing', async () => {
  const payload = {
    ...registration(),
    consent: { purpose: 'health-data', version: CONSENT_VERSION },
    initialWeight: 104,
    currentWeight: 93.5,
    treatmentStart: dayFromToday(-121),
  };
  const made = await house.app.inject({ method: 'POST', url: '/api/auth/register', payload });
  const { accessToken } = made.json<{ data: { accessToken: string } }>().data;
  const headers = { authorization: `Bearer ${accessToken}` };
  const next = await house.app.inject({ url: '/api/reminders/next', headers });
  expect(next.statusCode, next.body).toBe(200);
  expect(next.json<{ data: NextReminder[] }>().data.map(({ kind }) => kind)).not.toContain('milestone');
});

test('of several steps that one weighing reached the furthest is told', async () => {
  const ana = await house.patient();
  const payload = { height: 170, initialWeight: 100, targetWeight: 75 };
  expect((await ana.call('PUT', '/api/users/profile', { payload })).statusCode).toBe(200);
  const datetime = at(-1, '07:00').toISOString();
  await post(ana, '/api/measurements', { weight: 88, datetime, confirmJump: true });
  expect(await occasionsOf(house, ana, ['milestone'])).toMatchObject([{ what: 'milestone:percent-10' }]);
});

test('no step is told of a weight that is too low, or that was regained since', async () => {
  const ana = await house.patient();
  const payload = { height: 165, initialWeight: 58, targetWeight: null };
  expect((await ana.call('PUT', '/api/users/profile', { payload })).statusCode).toBe(200);
  const weigh = (days: number, weight: number) =>
    post(ana, '/api/measurements', { weight, datetime: at(days, '07:00').toISOString(), confirmJump: true });
  await weigh(-2, 49);
  expect(await occasionsOf(house, ana, ['milestone'])).toEqual([]);
  await weigh(-1, 58);
  expect(await occasionsOf(house, ana, ['milestone'])).toEqual([]);
});

test('the summary tells the week before it, the last weighing and what is coming', async () => {
  const ana = await house.patient();
  const { id: planId } = await post(ana, '/api/plans', {
    ...PLAN,
    scheduledTimes: ['08:00'],
    startDate: dayFromToday(-4),
  });
  const dose = (days: number) => ({ planId, plannedAt: at(days, '08:00').toISOString() });
  for (const days of [-4, -3]) await post(ana, '/api/doses', dose(days));
  await post(ana, '/api/doses/skip', { ...dose(-2), reason: 'Viagem' });
  await post(ana, '/api/measurements', { weight: 82.4, datetime: at(-1, '07:00').toISOString() });
  const digest = { enabled: true, time: '07:30', days: [0, 1, 2, 3, 4, 5, 6] };
  const chosen = await ana.call('PUT', '/api/settings/notifications', { payload: { email: { digest } } });
  expect(chosen.statusCode, chosen.body).toBe(200);
  const found = await occasionsOf(house, ana, ['summary']);
  const tomorrow = found.find(({ what }) => what === `summary:${dayFromToday(1)}`)!;
  expect(tomorrow.at).toEqual(at(1, '07:30'));
  const [year, month, day] = dayFromToday(-1).split('-');
  expect(tomorrow.detailed.body.split('\n')).toEqual([
    'Na última semana: 2 doses tomadas, 1 pulada e 2 sem registro.',
    `Última pesagem: 82,4 kg em ${day}/${month}/${year}.`,
    'Nas próximas 24 horas:',
    'Vitamina D 50 mg às 08:00',
  ]);
  // Neutral words have the figures of the doses, and neither a medicine nor a weight.
  expect(tomorrow.neutral.body.split('\n')).toEqual([
    'Na última semana: 2 doses tomadas, 1 pulada e 2 sem registro.',
    'Abra o Leveza para ver a sua semana.',
  ]);
});

test('a summary of a week without doses has no figures', async () => {
  const ana = await house.patient();
  const digest = { enabled: true, time: '07:30', days: [0, 1, 2, 3, 4, 5, 6] };
  await ana.call('PUT', '/api/settings/notifications', { payload: { email: { digest } } });
  const [first] = await occasionsOf(house, ana, ['summary']);
  expect(first!.neutral.body).toBe('Abra o Leveza para ver a sua semana.');
});

test('a tablet of semaglutide is reminded with the wait of its label', async () => {
  const ana = await house.patient();
  const tablet = {
    ...PLAN,
    medicationType: 'oral_medication',
    name: 'Rybelsus',
    dosageForm: 'tablet',
    doseMg: 7,
  };
  await post(ana, '/api/plans', { ...tablet, withFood: 'with' });
  const [first] = await occasionsOf(house, ana, ['dose-due']);
  expect(first!.detailed.amongOthers).toBe(', ao menos 30 minutos antes dos outros');
  expect(first!.detailed.body).toBe(
    'Pela bula, em jejum, inteiro e com até meio copo (120 ml) de água; depois, espere ao menos 30 minutos antes de comer, beber ou tomar outro remédio.',
  );
  expect(first!.neutral.body).toMatch(/espere ao menos 30 minutos/);
  expect(first!.neutral.body).not.toMatch(/bula|Rybelsus/);
  const [closing] = await occasionsOf(house, ana, ['dose-closing']);
  expect(closing!.detailed.body).toMatch(
    /Registre se já tomou\. Pela bula, um comprimido esquecido é pulado/,
  );
  expect(closing!.detailed.body).not.toMatch(/espere/);
  expect(closing!.detailed.amongOthers).toBe(': pela bula, o comprimido esquecido é pulado');
});

test('a tablet of semaglutide is known by the product of its plan, whatever the plan is called', async () => {
  const ana = await house.patient();
  const tablet = { ...PLAN, medicationType: 'oral_medication', dosageForm: 'tablet', name: 'O da manhã' };
  const waits = async () =>
    (await occasionsOf(house, ana, ['dose-due'])).map(({ detailed }) => detailed.amongOthers !== undefined);
  await post(ana, '/api/plans', { ...tablet, productId: await someProduct(ana, 'rybelsus 7') });
  expect(new Set(await waits())).toEqual(new Set([true]));
});
