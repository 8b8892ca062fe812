import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRAZILIAN_ZONES } from '../../time/zones.ts';
import { mergeRows, readRows } from './rows.ts';

const zone = 'America/Sao_Paulo';
const now = new Date('2026-11-15T09:00:00-03:00');
const RUNS = { numRuns: 200 };
const read = (header: string, ...lines: string[]) =>
  readRows({ header: header.split(';'), rows: lines.map((line) => line.split(';')), zone, now });

test('rows in any order, duplicates merged, what cannot be read told by its line', () => {
  const result = read(
    'Data;Hora;Peso (kg)',
    '03/01/2026;07:30;91,8',
    '01/01/2026;;92,5 kg',
    '',
    '03/01/2026;07:30;91,8',
    '03/01/2026;07:30;91.6',
    '31/02/2026;;90',
    ';07:00;90',
    '04/01/2026;;',
    '04/01/2026;;muito',
    '04/01/2026;;925',
    '16/11/2026;;90',
    '05/01/2026',
  );
  expect(result).toEqual({
    rows: [
      { at: new Date('2026-01-01T15:00:00Z'), weight: 92.5 },
      { at: new Date('2026-01-03T10:30:00Z'), weight: 91.6 },
    ],
    merged: 2,
    bad: [
      { line: 7, text: '31/02/2026 · 90', why: 'Não entendemos a data ou a hora.' },
      { line: 8, text: '07:00 · 90', why: 'Falta a data.' },
      { line: 9, text: '04/01/2026', why: 'Falta o peso.' },
      { line: 10, text: '04/01/2026 · muito', why: 'Não entendemos o peso.' },
      { line: 11, text: '04/01/2026 · 925', why: 'O peso precisa ficar entre 30 e 300 kg.' },
      { line: 12, text: '16/11/2026 · 90', why: 'A data está no futuro.' },
      { line: 13, text: '05/01/2026', why: 'Falta o peso.' },
    ],
  });
});

test('without the columns nothing is read, and the header is shown', () => {
  expect(read('Coluna 1;Coluna 2', '01/01/2026;92')).toEqual({
    rows: [],
    merged: 0,
    bad: [{ line: 1, text: 'Coluna 1 · Coluna 2', why: 'Não encontramos uma coluna de data e uma de peso.' }],
  });
});

test('a long line is shown by its beginning', () => {
  expect(read('Data;Peso', `${'x'.repeat(200)};90`).bad[0]!.text).toHaveLength(80);
});

test('a weight of this morning without its time is not in the future; with a later time it is', () => {
  expect(read('Data;Peso', '15/11/2026;90').rows).toEqual([{ at: now, weight: 90 }]);
  expect(read('Data;Peso', '15/11/2026 09:01;90').bad).toHaveLength(1);
  expect(read('Data;Peso', '15/11/2026 09:00;90').bad).toHaveLength(0);
});

test('months first where the whole file says so', () => {
  const { rows } = read('Date;Weight (lb)', '01/02/2026;200', '01/31/2026;198');
  expect(rows.map(({ at }) => at.toISOString().slice(0, 10))).toEqual(['2026-01-02', '2026-01-31']);
});

/** Whole minutes since Brazil gave up summer time; before, an hour of each autumn is there twice. */
const minute = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2026, 10, 1) / 60_000 })
  .map((count) => new Date(count * 60_000));
const weight = fc.integer({ min: 3000, max: 30_000 }).map((hundredths) => hundredths / 100);
/** One weight a minute: what a scale really measured. */
const weighings = fc
  .uniqueArray(fc.record({ at: minute, weight }), { maxLength: 30, selector: ({ at }) => at.getTime() })
  .map((drawn) => drawn.toSorted((a, b) => a.at.getTime() - b.at.getTime()));

const place = fc.constantFrom(...BRAZILIAN_ZONES.map((found) => found.zone));

/** Each at least once, some again, in any order. */
function disorder<T>(rows: T[], again: boolean[], keys: number[]): T[] {
  return [...rows, ...rows.filter((_, index) => again[index])]
    .map((row, index) => ({ row, key: keys[index] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ row }) => row);
}
const again = fc.array(fc.boolean(), { minLength: 30, maxLength: 30 });
const keys = fc.array(fc.nat(), { minLength: 60, maxLength: 60 });

test('any order and any repetition give the same rows', () => {
  fc.assert(
    fc.property(weighings, again, keys, (rows, repeated, order) => {
      expect(mergeRows(disorder(rows, repeated, order))).toEqual(rows);
    }),
    RUNS,
  );
});

test('seconds apart in one minute are one row, the latest, in whatever order', () => {
  const seconds = fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(minute, seconds, weight, (start, drawn, kg) => {
      const rows = drawn.map((second) => ({
        at: new Date(start.getTime() + second * 1000),
        weight: kg + second,
      }));
      const latest = rows.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
      expect(mergeRows(rows)).toEqual([latest]);
    }),
    RUNS,
  );
});

test('a file of any zone, order and way of writing gives the same rows', () => {
  fc.assert(
    fc.property(weighings, again, keys, place, fc.boolean(), (rows, repeated, order, written, isIso) => {
      const line = ({ at, weight: kg }: { at: Date; weight: number }) => [
        String(kg).replace('.', isIso ? '.' : ','),
        isIso
          ? at.toISOString()
          : at.toLocaleString('pt-BR', { timeZone: written, dateStyle: 'short', timeStyle: 'short' }),
      ];
      const lines = disorder(rows, repeated, order).map(line);
      const result = readRows({ header: ['Peso', 'Data e hora'], rows: lines, zone: written, now });
      expect(result.bad).toEqual([]);
      expect(result.rows).toEqual(rows);
      expect(result.rows.length + result.merged).toBe(lines.length);
    }),
    RUNS,
  );
});

test('no text makes it fail, and every line is read, merged or told', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('05/01/2026', '92,5', '2026-01-05 07:00', ''));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 20 }), (rows) => {
      const result = readRows({ header: ['Data', 'Peso'], rows, zone, now });
      const filled = rows.filter((cells) => cells.some((text) => text.trim()));
      expect(result.rows.length + result.merged + result.bad.length).toBe(filled.length);
    }),
    RUNS,
  );
});
