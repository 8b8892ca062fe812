import ICAL from 'ical.js';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { DEMO_DATA } from '../../demo-data.ts';
import { APPOINTMENT } from '../../testing/contract/calendar-examples.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { DAYS_AHEAD, DAYS_BACK } from './feed.ts';

let house: SharedApp;
let ana: Patient;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const SOON = addDays(TODAY, 10);

beforeAll(async () => {
  house = await sharedApp();
});

beforeEach(async () => {
  ana = await house.patient('Ana');
  await ana.call('POST', '/api/appointments', { payload: { ...APPOINTMENT, date: SOON } });
});

async function start(showsNames = false): Promise<string> {
  const reply = await ana.call('POST', '/api/calendar/feed', { payload: { showsNames } });
  return new URL(reply.json<{ data: { url: string } }>().data.url).pathname;
}

/** As a calendar app asks: without any session. */
const read = (path: string) => house.app.inject({ method: 'GET', url: path });
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
const titlesOf = (text: string) => eventsOf(text).map(({ summary }) => summary);

test('whoever has the address reads neutral titles, or names if the patient chose them', async () => {
  const neutral = await read(await start());
  expect(neutral.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(titlesOf(neutral.body)).toEqual(['Leveza: compromisso']);
  expect(neutral.body).not.toContain('Helena');
  expect(titlesOf((await read(await start(true))).body)).toEqual([APPOINTMENT.title]);
});

test('a new address ends the old one, and ending it ends all', async () => {
  const old = await start();
  const current = await start();
  expect((await read(old)).statusCode).toBe(404);
  expect((await read(current)).statusCode).toBe(200);
  await ana.call('DELETE', '/api/calendar/feed');
  expect((await read(current)).statusCode).toBe(404);
  expect((await ana.call('GET', '/api/calendar/feed')).json()).toMatchObject({ data: null });
});

const idOf = (text: string) => /^UID:(.+)$/m.exec(text)?.[1];

test('an event keeps its id when it is read again', async () => {
  const path = await start();
  expect(idOf((await read(path)).body)).toBe(idOf((await read(path)).body));
});

test('the same injection of two patients has two ids', async () => {
  const payload = {
    medicationType: 'glp1',
    name: 'Ozempic',
    dosageForm: 'pen',
    doseMg: 0.25,
    frequency: 'weekly',
    scheduledTimes: ['08:00'],
  };
  const ids = async () => {
    const patient = await house.patient();
    await patient.call('POST', '/api/plans', { payload });
    const { body } = await patient.call('GET', '/api/calendar/download');
    return body.match(/^UID:injection:.+$/gm) ?? [];
  };
  const [one, other] = [await ids(), await ids()];
  expect(one.length).toBeGreaterThan(1);
  expect(new Set([...one, ...other]).size).toBe(one.length + other.length);
});

test('nothing can be guessed, and nothing is there without consent', async () => {
  expect((await read('/api/calendar/feed/nada.ics')).statusCode).toBe(404);
  const path = await start();
  await ana.call('DELETE', '/api/consents/health-data');
  expect((await read(path)).statusCode).toBe(404);
});

const MONTH = 30;

test('the file holds every event that the calendar shows, and no other: both show the same facts', async () => {
  for (const fill of DEMO_DATA) await fill(house.db, ana.id, new Date());
  const { body } = await ana.call('GET', '/api/calendar/download?showsNames=true');
  const shown: string[] = [];
  for (let from = -DAYS_BACK; from <= DAYS_AHEAD; from += MONTH) {
    const last = Math.min(from + MONTH - 1, DAYS_AHEAD);
    const range = `from=${addDays(TODAY, from)}&to=${addDays(TODAY, last)}`;
    const { data } = (await ana.call('GET', `/api/calendar?${range}`)).json<{ data: CalendarEvent[] }>();
    shown.push(...data.map(({ id, title, date, time }) => `${id} ${date}T${time ?? ''} ${title}`));
  }
  const inFile = eventsOf(body).map(({ uid, startDate, summary }) => {
    const { icaltype } = startDate;
    const [day, clock = ''] = startDate.toString().split('T');
    return `${uid.replace(/\.[^.]+@leveza$/, '')} ${day}T${icaltype === 'date' ? '' : clock.slice(0, 5)} ${summary}`;
  });
  expect(inFile.length).toBeGreaterThan(100);
  expect(inFile.toSorted()).toEqual(shown.toSorted());
});

test('the same can be downloaded once', async () => {
  const reply = await ana.call('GET', '/api/calendar/download?showsNames=true');
  expect(titlesOf(reply.body)).toEqual([APPOINTMENT.title]);
});
