import type { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import type { NextReminder } from '@leveza/contract/reminders/next.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { DAY_MS, HOUR_MS } from '@leveza/domain/time/spans.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { occasionsOf } from '../../testing/occasions.ts';
import { addPen, apply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const TODAY = dayIn(DEFAULT_ZONE, new Date());
const day = (ahead: number) => addDays(TODAY, ahead);
const at = (ahead: number, time: string) => instantAt(day(ahead), time, DEFAULT_ZONE);

const post = async (ana: Patient, url: string, payload: object) => {
  const reply = await ana.call('POST', url, { payload });
  expect(reply.statusCode, reply.body).toBeLessThan(300);
};

const felt = (hoursAgo: number) => new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();

test('the card tells the next three in full words, and the channel each takes', async () => {
  const ana = await house.patient('Ana');
  await post(ana, '/api/plans', { ...PLAN, startDate: day(1) });
  const { data } = (await ana.call('GET', '/api/reminders/next')).json<{ data: NextReminder[] }>();
  expect(data).toMatchObject([
    {
      kind: 'dose-due',
      type: 'medications',
      title: 'Vitamina D 50 mg às 08:00',
      body: 'Com alimento',
      at: at(1, '08:00').toISOString(),
      about: at(1, '08:00').toISOString(),
      channel: 'bell',
    },
    { title: 'Vitamina D 50 mg às 20:00' },
    { title: 'Vitamina D 50 mg às 08:00', at: at(2, '08:00').toISOString() },
  ]);
});

test('an appointment: the evening before and the hour before', async () => {
  const ana = await house.patient('Ana');
  await post(ana, '/api/appointments', {
    title: 'Endocrinologista',
    kind: 'consulta',
    date: day(3),
    time: '14:00',
  });
  const found = await occasionsOf(house, ana, ['appointment-day', 'appointment-hour']);
  expect(found.map(({ kind, at: moment }) => [kind, moment])).toEqual([
    ['appointment-day', at(2, '18:00')],
    ['appointment-hour', at(3, '13:00')],
  ]);
});

test('an appointment with sedation says to tell the team of a GLP-1, in full words only', async () => {
  const ana = await house.patient('Ana');
  const colonoscopy = {
    title: 'Colonoscopia',
    kind: 'exame',
    date: day(3),
    time: '14:00',
    place: 'Clínica Sul',
  };
  await post(ana, '/api/appointments', colonoscopy);
  const found = await occasionsOf(house, ana, ['appointment-day', 'appointment-hour']);
  const body = 'Clínica Sul · Se você usa um medicamento GLP-1, avise a equipe.';
  expect(found.map(({ detailed }) => detailed.body)).toEqual([body, body]);
  expect(found.some(({ neutral }) => neutral.body.includes('GLP-1'))).toBe(false);
});

test('an injection is reminded at no other moment than Próxima Dose, then while it can be applied, then as missed', async () => {
  const ana = await house.patient('Ana');
  const datetime = new Date(Date.now() - 5 * DAY_MS).toISOString();
  await apply(ana, (await addPen(ana)).id, { datetime });
  const reply = await ana.call('GET', '/api/applications/overview');
  const { plannedAt, applyUntil } = reply.json<Reply<typeof readApplicationsOverview>>().data.nextDose;
  const until = new Date(Date.now() + 10 * DAY_MS);
  const kinds = ['injection-due', 'injection-closing', 'injection-missed'] as const;
  const injections = (now = new Date()) => occasionsOf(house, ana, kinds, { until, now });
  const found = await injections();
  const of = (name: string) => found.find(({ kind }) => kind === name)!;
  expect(of('injection-due')).toMatchObject({ at: new Date(plannedAt!), priority: 'high' });
  expect(of('injection-closing').usefulUntil).toEqual(new Date(applyUntil!));
  // After its window it is the same occasion: a plan made then says it once.
  const afterwards = await injections(new Date(Date.parse(applyUntil!) + HOUR_MS));
  const missed = afterwards.find(({ kind }) => kind === 'injection-missed')!;
  expect(missed).toMatchObject({ what: of('injection-missed').what, at: of('injection-missed').at });
});

test('after two missed injections the messages send to the prescriber, as Hoje does, and to no form', async () => {
  const ana = await house.patient('Ana');
  const datetime = new Date(Date.now() - 20 * DAY_MS).toISOString();
  await apply(ana, (await addPen(ana)).id, { datetime });
  const until = new Date(Date.now() + 10 * DAY_MS);
  const kinds = ['injection-due', 'injection-closing', 'injection-missed'] as const;
  const found = await occasionsOf(house, ana, kinds, { until, now: new Date() });
  expect(found.filter(({ kind }) => kind !== 'injection-missed')).toEqual([]);
  expect(found.every(({ dose }) => dose === null)).toBe(true);
  expect(found.map(({ detailed }) => detailed.title)).toContain('Fale com quem receitou');
});

test('a message names the dose of its own day, not the one of the next moment', async () => {
  const ana = await house.patient('Ana');
  await post(ana, '/api/plans', {
    medicationType: 'glp1',
    name: 'Saxenda',
    dosageForm: 'pen',
    frequency: 'daily',
    scheduledTimes: ['23:59'],
    startDate: day(1),
    confirmDose: true,
    steps: [{ doseMg: 0.6, weeks: 1 }, { doseMg: 1.2 }],
  });
  const found = await occasionsOf(house, ana, ['injection-due'], { until: at(10, '12:00') });
  const titles = found.map(({ detailed }) => detailed.title.slice(0, 14));
  expect(titles.slice(0, 8)).toEqual([
    ...Array.from({ length: 7 }, () => 'Saxenda 0,6 mg'),
    'Saxenda 1,2 mg',
  ]);
});

test('a strong effect is asked about a day later, unless it was recorded again; a weak one is not', async () => {
  const ana = await house.patient('Ana');
  const effect = (effectType: string, intensity: number, hoursAgo: number) =>
    post(ana, '/api/side-effects', { effectType, intensity, feltAt: felt(hoursAgo) });
  await effect('nausea', 5, 3);
  await effect('headache', 4, 5);
  await effect('headache', 1, 1);
  await effect('fatigue', 3, 2);
  const found = await occasionsOf(house, ana, ['side-effect']);
  expect(found.map(({ detailed }) => detailed.title)).toEqual(['Como está a náusea?']);
});

test('the rhythm of weighing is the one the patient chose', async () => {
  const ana = await house.patient('Ana');
  const datetime = at(-1, '10:00').toISOString();
  await post(ana, '/api/measurements', { weight: 82, datetime });
  await ana.call('PUT', '/api/settings/reminders', { payload: { weighEveryDays: 3 } });
  const found = await occasionsOf(house, ana, ['measurement']);
  // Later in the day one more comes into sight.
  const moments = found.map(({ at: moment }) => moment);
  expect(moments.slice(0, 2)).toEqual([at(2, '09:00'), at(5, '09:00')]);
});

test('a new device is news, the first one is not', async () => {
  const ana = await house.patient('Ana');
  const enter = (device: string, minutesAgo: number) =>
    house.db.execute(sql`insert into access_log (user_id, event, device, at)
      values (${ana.id}, 'sign-in', ${device}, now() - make_interval(mins => ${minutesAgo}))`);
  await enter('Firefox', 30);
  await enter('Firefox', 20);
  await enter('Chrome', 10);
  const found = await occasionsOf(house, ana, ['sign-in']);
  expect(found).toHaveLength(1);
});
