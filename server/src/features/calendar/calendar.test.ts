import type { Appointment } from '@leveza/contract/calendar/appointments.ts';
import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { APPOINTMENT } from '../../testing/contract/calendar-examples.ts';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { addPen, tryApply } from '../../testing/pens.ts';
import { addBox, openBox } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let ana: Patient;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
/** Over at any hour, and so is the dose after it. */
const PAST = addDays(TODAY, -2);
const at = (day: string, time = '08:00') => instantAt(day, time, DEFAULT_ZONE).toISOString();

beforeAll(async () => {
  house = await sharedApp();
});

beforeEach(async () => {
  ana = await house.patient('Ana');
});

async function post<T>(url: string, payload: object): Promise<T> {
  const reply = await ana.call('POST', url, { payload });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: T }>().data;
}

async function eventsOf(from: string, to = from): Promise<CalendarEvent[]> {
  const reply = await ana.call('GET', `/api/calendar?from=${from}&to=${to}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: CalendarEvent[] }>().data;
}

describe('doses', () => {
  test('a planned dose is one event, before and after it is taken', async () => {
    const plan = await post<{ id: string }>('/api/plans', { ...PLAN, startDate: addDays(TODAY, -5) });
    const planned = { planId: plan.id, plannedAt: at(PAST) };
    const before = await eventsOf(PAST);
    expect(before.map(({ time, state }) => `${time} ${state}`)).toEqual(['08:00 missed', '20:00 missed']);
    await post('/api/doses', planned);
    const [first, second, ...more] = await eventsOf(PAST);
    expect(first).toMatchObject({
      id: before[0]!.id,
      type: 'medication',
      title: 'Vitamina D, 50 mg',
      completed: true,
      important: true,
      ...planned,
    });
    expect(second).toMatchObject({ completed: false });
    expect(more).toEqual([]);
  });

  test('one out of a box is one event, with a plan of its product and without', async () => {
    const box = await openBox(ana, 10);
    const { productId } = box;
    await post('/api/usage', { inventoryId: box.id, quantityUsed: 1, usedAt: at(PAST, '08:10') });
    expect(await eventsOf(PAST)).toMatchObject([{ type: 'medication', completed: true, planId: null }]);
    const plan = { ...PLAN, productId, scheduledTimes: ['08:00'], startDate: PAST };
    await post('/api/plans', plan);
    expect(await eventsOf(PAST)).toMatchObject([{ time: '08:00', completed: true, state: 'taken' }]);
  });

  test('one taken the day after is an event of the day it was planned for, and of no other', async () => {
    const { productId } = await openBox(ana, 10);
    const plan = { ...PLAN, productId, scheduledTimes: ['22:00'], startDate: PAST, endDate: PAST };
    const { id } = await post<{ id: string }>('/api/plans', plan);
    const next = addDays(PAST, 1);
    await post('/api/doses', { planId: id, plannedAt: at(PAST, '22:00'), takenAt: at(next, '07:00') });
    expect(await eventsOf(PAST)).toMatchObject([{ time: '22:00', state: 'taken' }]);
    expect(await eventsOf(next)).toEqual([]);
  });

  test('applications are there as they were, and as they are planned', async () => {
    const pen = await addPen(ana, { inUseDays: 90 });
    const applied = await tryApply(ana, pen.id, { datetime: at(addDays(TODAY, -5)) });
    expect(applied.statusCode).toBe(201);
    const events = (await eventsOf(addDays(TODAY, -6), addDays(TODAY, 9))).filter(
      ({ type }) => type === 'application',
    );
    expect(events).toMatchObject([
      { date: addDays(TODAY, -5), completed: true, state: 'taken' },
      { date: addDays(TODAY, 2), completed: false, state: 'scheduled' },
      { date: addDays(TODAY, 9), completed: false, state: 'scheduled' },
    ]);
  });
});

const injections = async () =>
  (await eventsOf(addDays(TODAY, -8), addDays(TODAY, 9))).filter(({ type }) => type === 'application');

describe('the id of an injection', () => {
  test('is that of its planned moment, before and after it is applied', async () => {
    const pen = await addPen(ana, { inUseDays: 90 });
    await tryApply(ana, pen.id, { datetime: at(addDays(TODAY, -8)) });
    const late = (await injections()).find(({ date }) => date === addDays(TODAY, -1))!;
    expect(late).toMatchObject({ state: 'late', completed: false });
    const applied = await tryApply(ana, pen.id, { datetime: at(addDays(TODAY, -1), '09:30') });
    expect(applied.statusCode, applied.body).toBe(201);
    const events = await injections();
    expect(events.find(({ id }) => id === late.id)).toMatchObject({ completed: true, time: '09:30' });
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  test('is that of its planned moment when it is skipped, too', async () => {
    const pen = await addPen(ana, { inUseDays: 90 });
    await tryApply(ana, pen.id, { datetime: at(addDays(TODAY, -6)) });
    const [, next] = await injections();
    await ana.call('POST', '/api/applications/skips', {
      payload: { plannedAt: next!.plannedAt, reason: 'viagem' },
    });
    expect((await injections())[1]).toMatchObject({ id: next!.id, state: 'skipped' });
  });
});

test('measurements and strong effects are known, not to be done', async () => {
  await post('/api/measurements', { datetime: at(PAST, '07:00'), weight: 92.4 });
  const effect = { effectType: 'nausea', datetime: at(PAST, '21:00') };
  await post('/api/side-effects', { ...effect, intensity: 4 });
  await post('/api/side-effects', { ...effect, intensity: 3, datetime: at(PAST, '22:00') });
  expect(await eventsOf(PAST)).toMatchObject([
    { type: 'measurement', title: 'Peso: 92,4 kg', time: '07:00', completed: true, isTask: false },
    { title: 'Náusea, intensidade 4', time: '21:00', isTask: false },
  ]);
});

test('dates of the stock stand on their day', async () => {
  const soon = addDays(TODAY, 20);
  await addBox(ana, { expiryDate: soon });
  expect(await eventsOf(soon)).toMatchObject([
    { type: 'stock', title: expect.stringMatching(/^Validade: /), time: null, isTask: false },
  ]);
});

test('the day the boxes of a plan run out is a date of the stock, until there is more', async () => {
  const box = await openBox(ana, 10);
  const plan = { ...PLAN, productId: box.productId, scheduledTimes: ['23:59'], startDate: TODAY };
  const { id } = await post<{ id: string }>('/api/plans', plan);
  const stock = async () =>
    (await eventsOf(TODAY, addDays(TODAY, 40))).filter(({ type }) => type === 'stock');
  expect(await stock()).toMatchObject([
    {
      id: `plan-runs-out:${id}`,
      title: 'Primeira dose sem estoque em casa: Vitamina D',
      date: addDays(TODAY, 10),
      time: null,
      isTask: false,
    },
  ]);
  await post('/api/doses', { planId: id, plannedAt: at(TODAY, '23:59') });
  expect(await stock()).toMatchObject([{ date: addDays(TODAY, 10) }]);
  await addBox(ana);
  expect(await stock()).toMatchObject([{ id: `plan-runs-out:${id}`, date: addDays(TODAY, 20) }]);
});

const all = async () =>
  (await ana.call('GET', '/api/appointments?from=2027-01-01')).json<{ data: Appointment[] }>().data;

const series = async () => {
  const added = { ...APPOINTMENT, date: '2027-01-07', repeats: 'weekly', repeatTimes: 4 };
  await post('/api/appointments', added);
  await post('/api/appointments', { ...APPOINTMENT, date: '2027-02-01' });
  return all();
};
const datesOf = (appointments: Appointment[]) => appointments.map(({ date, time }) => `${date} ${time}`);
const put = (id: string, change: object) =>
  ana.call('PUT', `/api/appointments/${id}`, { payload: { ...APPOINTMENT, ...change } });
const remove = (id: string, scope?: string) =>
  ana.call('DELETE', `/api/appointments/${id}`, { payload: { scope } });

describe('appointments', () => {
  test('an exam is an event of its own type, and what has no time comes first', async () => {
    await post('/api/appointments', APPOINTMENT);
    await post('/api/appointments', { title: 'Hemograma', kind: 'exame', date: APPOINTMENT.date });
    expect(await eventsOf(APPOINTMENT.date)).toMatchObject([
      { type: 'exam', title: 'Hemograma', time: null },
      { type: 'appointment', title: APPOINTMENT.title, time: '14:30', important: true },
    ]);
  });

  test('one that repeats is as many appointments', async () => {
    const first = { ...APPOINTMENT, date: '2027-01-31', repeats: 'monthly', repeatTimes: 3 };
    await post('/api/appointments', first);
    const reply = await ana.call('GET', '/api/appointments?from=2027-01-01');
    expect(reply.json<{ data: Appointment[] }>().data.map(({ date }) => date)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ]);
  });

  describe('that repeats', () => {
    test('is changed alone, or with those after it', async () => {
      const [, second] = await series();
      const change = { ...APPOINTMENT, date: '2027-01-15', time: '09:00', title: 'Fisioterapia' };
      await ana.call('PUT', `/api/appointments/${second!.id}`, { payload: change });
      expect(datesOf(await all())).toEqual([
        '2027-01-07 14:30',
        '2027-01-15 09:00',
        '2027-01-21 14:30',
        '2027-01-28 14:30',
        '2027-02-01 14:30',
      ]);
      const following = { ...change, date: '2027-01-16', questions: [], completed: true, scope: 'following' };
      await ana.call('PUT', `/api/appointments/${second!.id}`, { payload: following });
      const after = await all();
      expect(datesOf(after)).toEqual([
        '2027-01-07 14:30',
        '2027-01-16 09:00',
        '2027-01-22 09:00',
        '2027-01-29 09:00',
        '2027-02-01 14:30',
      ]);
      expect(after.map(({ completed }) => completed)).toEqual([false, true, false, false, false]);
      expect(after[2]).toMatchObject({ title: 'Fisioterapia', questions: APPOINTMENT.questions });
    });

    test('keeps the words of a later one that were not changed', async () => {
      const [, second, third] = await series();
      await put(third!.id, { date: '2027-01-21', notes: 'Levar o raio X' });
      await put(second!.id, { date: '2027-01-14', time: '09:00', place: 'Sala 2', scope: 'following' });
      const after = await all();
      expect(after[2]).toMatchObject({ time: '09:00', place: 'Sala 2', notes: 'Levar o raio X' });
    });

    test('is deleted alone, or with those after it, and returns to its series', async () => {
      const [, second, third] = await series();
      expect((await remove(second!.id)).json()).toMatchObject({ following: [] });
      const reply = await remove(third!.id, 'following');
      const { data, following } = reply.json<{ data: Appointment; following: Appointment[] }>();
      expect([data.date, ...following.map(({ date }) => date)]).toEqual(['2027-01-21', '2027-01-28']);
      expect(datesOf(await all())).toEqual(['2027-01-07 14:30', '2027-02-01 14:30']);
      for (const { id: _, ...values } of [data, ...following]) await post('/api/appointments', values);
      const [first] = await all();
      expect((await remove(first!.id, 'following')).json()).toMatchObject({
        following: [{ date: '2027-01-21' }, { date: '2027-01-28' }],
      });
    });
  });

  test('is marked as done, and comes back whole when it is deleted', async () => {
    const { id } = await post<Appointment>('/api/appointments', APPOINTMENT);
    const done = await ana.call('PUT', `/api/appointments/${id}`, {
      payload: { ...APPOINTMENT, completed: true },
    });
    expect(done.json()).toMatchObject({ data: { id, completed: true, questions: APPOINTMENT.questions } });
    const deleted = await ana.call('DELETE', `/api/appointments/${id}`);
    expect(deleted.json()).toMatchObject({ data: { ...APPOINTMENT, completed: true } });
    expect(await eventsOf(APPOINTMENT.date)).toEqual([]);
  });

  test.each([
    [{ title: ' ' }, 'title', 'Título é obrigatório'],
    [{ time: '25:00' }, 'time', 'Use horas e minutos, como 08:00.'],
    [{ date: '2026-02-30' }, 'date', expect.any(String)],
    [{ repeats: 'weekly', repeatTimes: 100 }, 'repeatTimes', 'De 2 a 24 vezes'],
  ])('%j is refused at %s', async (change, field, sentence) => {
    const reply = await ana.call('POST', '/api/appointments', { payload: { ...APPOINTMENT, ...change } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { fields: { [field]: sentence } } });
  });
});

test.each([
  ['2026-11-30', '2026-11-01'],
  ['2026-01-01', '2026-12-31'],
])('from %s to %s is refused', async (from, to) => {
  expect((await ana.call('GET', `/api/calendar?from=${from}&to=${to}`)).statusCode).toBe(422);
});
