import { expect, test } from 'vitest';
import { wallClock } from '../time/instants.ts';
import { sharedDay } from './shared-day.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const at = (text: string) => new Date(`${text}:00-03:00`);
const FRIDAYS = ['10-09', '10-16', '10-23', '10-30', '11-06'].map((day) => `2026-${day}T08:00`);

test.each<[string, number, string[], string | null]>([
  ['no dose', 7, [], null],
  ['two doses, which the newest decides', 7, ['2026-11-06T08:00', '2026-11-15T20:00'], null],
  ['every Friday', 7, FRIDAYS, '2026-11-06T08:00'],
  // The last of seven was applied two days late, in the evening.
  ['one late dose', 7, ['2026-10-02T08:00', ...FRIDAYS, '2026-11-15T20:00'], '2026-11-06T08:00'],
  ['one early dose', 7, [...FRIDAYS, '2026-11-11T08:00'], '2026-11-06T08:00'],
  [
    'one late dose among three',
    7,
    ['2026-10-30T08:00', '2026-11-06T08:00', '2026-11-15T20:00'],
    '2026-11-06T08:00',
  ],
  [
    'two late doses of three',
    7,
    ['2026-10-30T08:00', '2026-11-08T20:00', '2026-11-15T20:00'],
    '2026-11-15T20:00',
  ],
  [
    'a day that was changed three doses ago',
    7,
    [...FRIDAYS, '2026-11-15T20:00', '2026-11-22T20:00', '2026-11-29T20:00'],
    '2026-11-29T20:00',
  ],
  ['three days of three', 7, ['2026-11-02T08:00', '2026-11-10T08:00', '2026-11-18T08:00'], null],
  [
    'Fridays at several hours: the hour that most share',
    7,
    ['2026-10-30T08:00', '2026-11-06T21:00', '2026-11-13T08:00', '2026-11-22T20:00'],
    '2026-11-13T08:00',
  ],
  [
    'minutes apart: the time that is repeated',
    7,
    ['2026-10-30T08:00', '2026-11-06T08:00', '2026-11-13T08:12'],
    '2026-11-06T08:00',
  ],
  [
    'ten minutes past midnight',
    7,
    ['2026-10-30T23:50', '2026-11-07T00:10', '2026-11-13T23:50', '2026-11-22T08:00'],
    '2026-11-13T23:50',
  ],
  [
    'a fortnight',
    14,
    ['2026-10-02T08:00', '2026-10-16T08:00', '2026-10-30T08:00', '2026-11-17T08:00'],
    '2026-10-30T08:00',
  ],
  ['weekly doses before an interval of ten days', 10, FRIDAYS, null],
  [
    'weekly doses before a fortnight',
    14,
    ['2026-10-16T08:00', '2026-10-23T08:00', '2026-10-30T08:00', '2026-11-13T08:00'],
    '2026-11-13T08:00',
  ],
  [
    'daily doses, of which only the hour counts',
    1,
    ['2026-11-12T08:00', '2026-11-13T08:00', '2026-11-14T08:00', '2026-11-15T20:00'],
    '2026-11-14T08:00',
  ],
  ['daily doses at any hour', 1, ['2026-11-13T08:00', '2026-11-14T14:00', '2026-11-15T20:00'], null],
])('%s', (_, intervalDays, doses, expected) => {
  const shared = sharedDay(doses.map(at), { intervalDays, zone: SAO_PAULO });
  expect(shared).toEqual(expected && at(expected));
});

test('it goes by the wall clock of the patient, over a change of summer time', () => {
  const newYork = ['2026-10-24T12:00Z', '2026-10-31T12:00Z', '2026-11-07T13:00Z', '2026-11-16T01:00Z'];
  const zone = 'America/New_York';
  const shared = sharedDay(
    newYork.map((text) => new Date(text)),
    { intervalDays: 7, zone },
  );
  expect(shared && wallClock(zone, shared)).toEqual({ day: '2026-11-07', time: '08:00' });
});

test('the day is that of the patient’s zone', () => {
  const evenings = ['2026-10-31T01:00Z', '2026-11-07T01:00Z', '2026-11-14T01:00Z'].map(
    (text) => new Date(text),
  );
  const shared = sharedDay(evenings, { intervalDays: 7, zone: SAO_PAULO });
  expect(shared && wallClock(SAO_PAULO, shared)).toEqual({ day: '2026-11-13', time: '22:00' });
});
