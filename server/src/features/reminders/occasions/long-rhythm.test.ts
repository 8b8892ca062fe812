import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import { dayFromToday } from '../../../testing/day.ts';
import { occasionsOf } from '../../../testing/occasions.ts';
import { PLAN } from '../../../testing/contract/plan-examples.ts';
import type { Patient, SharedApp } from '../../../testing/test-app.ts';
import { sharedApp } from '../../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const at = (day: string, time: string) => instantAt(day, time, DEFAULT_ZONE);

async function post(ana: Patient, url: string, payload: object): Promise<{ id: string }> {
  const reply = await ana.call('POST', url, { payload });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: { id: string } }>().data;
}

const addPlan = (ana: Patient, change: object) =>
  post(ana, '/api/plans', { ...PLAN, scheduledTimes: ['08:00'], ...change });

/** Missed doses told from two days before a moment until a day and a half after it. */
async function missed(ana: Patient, now: Date): Promise<string[]> {
  const until = new Date(now.getTime() + 1.5 * DAY_MS);
  const found = await occasionsOf(house, ana, ['dose-missed'], { now, until });
  return found.map(({ detailed, at: moment }) => `${detailed.body} ${moment.toISOString()}`);
}

test.each([
  ['a week', { frequency: 'weekly', startDate: '2026-03-08' }, '08/03'],
  ['two days', { frequency: 'custom', intervalDays: 2, startDate: '2026-03-13' }, '13/03'],
  ['a month', { frequency: 'monthly', startDate: '2026-02-15' }, '15/02'],
  ['60 days', { frequency: 'custom', intervalDays: 60, startDate: '2026-01-14' }, '14/01'],
  ['20 days without', { frequency: 'custom', daysOn: 1, daysOff: 20, startDate: '2026-02-22' }, '22/02'],
])('a dose after %s is told as missed once the next one is due', async (_, rhythm, day) => {
  const ana = await house.patient();
  const { id: planId } = await addPlan(ana, rhythm);
  const told = [`Dose de ${day} às 08:00. ${at('2026-03-15', '08:15').toISOString()}`];
  expect(await missed(ana, at('2026-03-14', '12:00'))).toEqual(told);
  // Planned anew between the next dose and the message, it stays.
  expect(await missed(ana, at('2026-03-15', '08:05'))).toEqual(told);
  const plannedAt = at(`2026-${day.slice(3)}-${day.slice(0, 2)}`, '08:00').toISOString();
  await post(ana, '/api/doses/skip', { planId, plannedAt, reason: 'Viagem' });
  expect(await missed(ana, at('2026-03-15', '08:05'))).toEqual([]);
});

test('a daily plan beside a monthly one has the missed doses of its own days alone', async () => {
  const ana = await house.patient();
  const { id: monthly } = await addPlan(ana, { frequency: 'monthly', startDate: '2026-02-15' });
  await addPlan(ana, { name: 'Ômega 3', startDate: '2026-01-01' });
  const reason = 'Viagem';
  await post(ana, '/api/doses/skip', {
    planId: monthly,
    plannedAt: at('2026-02-15', '08:00').toISOString(),
    reason,
  });
  const told = await missed(ana, at('2026-03-16', '07:00'));
  expect(told.map((line) => line.slice(0, 'Dose de 14/03'.length))).toEqual([
    'Dose de 14/03',
    'Dose de 15/03',
    'Dose de 16/03',
  ]);
});

test('a dose that is late for days and put off is reminded at its new time', async () => {
  const ana = await house.patient();
  const day = dayFromToday(-5);
  const { id: planId } = await addPlan(ana, { frequency: 'custom', intervalDays: 30, startDate: day });
  const now = Date.now();
  const until = new Date(Math.floor((now + HOUR_MS) / MINUTE_MS) * MINUTE_MS).toISOString();
  await post(ana, '/api/doses/snooze', { planId, plannedAt: at(day, '08:00').toISOString(), until });
  const [due] = await occasionsOf(house, ana, ['dose-due'], { until: new Date(now + DAY_MS) });
  expect(due?.at.toISOString()).toBe(until);
  expect(due?.detailed.title).toBe('Vitamina D 50 mg, adiada das 08:00');
});
