import { assert, constantFrom, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '../../time/spans.ts';
import { BRAZILIAN_ZONES } from '../../time/zones.ts';
import { guessDateOrder, readImportDate } from './dates.ts';

const zone = 'America/Sao_Paulo';

test.each([
  ['05/01/2026', null, '2026-01-05T03:00:00.000Z'],
  ['5/1/26', null, '2026-01-05T03:00:00.000Z'],
  ['05-01-2026', null, '2026-01-05T03:00:00.000Z'],
  ['05.01.2026', null, '2026-01-05T03:00:00.000Z'],
  ['05/01/98', null, '1998-01-05T02:00:00.000Z'],
  ['2026-01-05', null, '2026-01-05T03:00:00.000Z'],
  ['2026/01/05', '', '2026-01-05T03:00:00.000Z'],
  ['05/01/2026 07:32', null, '2026-01-05T10:32:00.000Z'],
  ['05/01/2026, 07:32:11', null, '2026-01-05T10:32:11.000Z'],
  ['05/01/2026 às 7h32', null, '2026-01-05T10:32:00.000Z'],
  ['05/01/2026', '7:32', '2026-01-05T10:32:00.000Z'],
  ['05/01/2026', '7h', '2026-01-05T10:00:00.000Z'],
  ['2026-01-05 00:00:00', '19:32', '2026-01-05T22:32:00.000Z'],
  ['2026-01-05', '7:32 PM', '2026-01-05T22:32:00.000Z'],
  ['2026-01-05 12:05 a.m.', null, '2026-01-05T03:05:00.000Z'],
  ['2026-01-05 07:32:11 -0300', null, '2026-01-05T10:32:11.000Z'],
  ['2026-01-05 07:32:11 +0000', null, '2026-01-05T07:32:11.000Z'],
  ['2026-01-05T07:32:11Z', null, '2026-01-05T07:32:11.000Z'],
  ['2026-01-05T07:32:11.123+05:30', null, '2026-01-05T02:02:11.000Z'],
  ['2026-01-05T07:32', null, '2026-01-05T10:32:00.000Z'],
  // Clocks were an hour ahead in Brazil's last summer time.
  ['05/01/2019', null, '2019-01-05T02:00:00.000Z'],
  // At midnight of this day they went ahead to one.
  ['04/11/2018', null, '2018-11-04T03:00:00.000Z'],
  ['  05/01/2026   07:32 ', null, '2026-01-05T10:32:00.000Z'],
  ['05/01/2026 - 07:32', null, '2026-01-05T10:32:00.000Z'],
  ['20260105', null, '2026-01-05T03:00:00.000Z'],
  // Months in words.
  ['5 de jan. de 2026', null, '2026-01-05T03:00:00.000Z'],
  ['05 jan 2026', null, '2026-01-05T03:00:00.000Z'],
  ['05-Jan-26', null, '2026-01-05T03:00:00.000Z'],
  ['5/jan/2026 07:32', null, '2026-01-05T10:32:00.000Z'],
  ['1º de março de 2026', null, '2026-03-01T03:00:00.000Z'],
  ['segunda-feira, 5 de janeiro de 2026 às 7h32', null, '2026-01-05T10:32:00.000Z'],
  ['seg., 05/01/2026', null, '2026-01-05T03:00:00.000Z'],
  ['Jan 5, 2026', '7:32 PM', '2026-01-05T22:32:00.000Z'],
  ['Sept. 1st, 2026 at 7:32 am', null, '2026-09-01T10:32:00.000Z'],
  // Counted by programs: seconds, milliseconds, the days of spreadsheets.
  ['1767609131', null, '2026-01-05T10:32:11.000Z'],
  ['1767609131500', null, '2026-01-05T10:32:11.500Z'],
  ['46027', null, '2026-01-05T03:00:00.000Z'],
  ['46027,31388889', null, '2026-01-05T10:32:00.000Z'],
  ['46027.99999', null, '2026-01-06T02:59:00.000Z'],
])('%s and %s', (text, time, instant) => {
  expect(readImportDate(text, time, zone)?.toISOString()).toBe(instant);
});

test.each([
  ['', null],
  ['ontem', null],
  ['30/02/2026', null],
  ['13/13/2026', null],
  ['01/13/2026', null],
  ['05/01/0026', null],
  ['05/01/226', null],
  ['05/01/2026 25:00', null],
  ['05/01/2026 07:61', null],
  ['05/01/2026 13:00 PM', null],
  ['05/01/2026 foi ótimo', null],
  ['05/01/2026', 'manhã'],
  ['2026-01-05 07:00 +9900', null],
  ['92,5', null],
  ['5 de lua de 2026', null],
  ['31 de abr. de 2026', null],
  ['5 ja 2026', null],
  ['janeirando 5, 2026', null],
  ['jan 2026', null],
  ['2026105', null],
  ['2026-01/05', null],
  ['12345', null],
  ['176760913', null],
  ['17676091310', null],
])('%s and %s is no date', (text, time) => {
  expect(readImportDate(text, time, zone)).toBeNull();
});

test('a cell full of blanks costs nothing', () => {
  expect(readImportDate(`05/01/2026 07:32${' '.repeat(100_000)}x`, null, zone)).toBeNull();
});

test('month first only where asked', () => {
  expect(readImportDate('01/13/2026', null, zone, false)?.toISOString()).toBe('2026-01-13T03:00:00.000Z');
  expect(readImportDate('2026-01-05', null, zone, false)?.toISOString()).toBe('2026-01-05T03:00:00.000Z');
});

test.each([
  [['05/01/2026', '06/01/2026'], 'day-first'],
  [['05/01/2026', '01/13/2026 07:00'], 'month-first'],
  [['31/01/2026', '01/13/2026'], 'day-first'],
  [['2026-01-13'], null],
  [['5 de jan. de 2026'], null],
  [['lixo', ''], null],
  [[], null],
] as const)('%j: %s', (texts, order) => {
  expect(guessDateOrder(texts)).toBe(order);
});

test('a minute written in a zone is read back in it', () => {
  // Whole minutes since Brazil gave up summer time; before, an hour of each autumn is there twice.
  const minutes = date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2026-11-15T00:00:00Z'),
    noInvalidDate: true,
  }).map((found) => new Date(Math.floor(found.getTime() / MINUTE_MS) * MINUTE_MS));
  assert(
    property(minutes, constantFrom(...BRAZILIAN_ZONES), (at, { zone: place }) => {
      const written = at.toLocaleString('pt-BR', {
        timeZone: place,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      expect(readImportDate(written, null, place)).toEqual(at);
      expect(readImportDate(at.toISOString(), null, place)).toEqual(at);
    }),
    { numRuns: 200 },
  );
});
