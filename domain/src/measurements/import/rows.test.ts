import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '../../time/spans.ts';
import { BRAZILIAN_ZONES } from '../../time/zones.ts';
import { recogniseColumns } from './columns.ts';
import { mergeRows, readRows } from './rows.ts';
import { disorder } from './testing/disorder.ts';

const zone = 'America/Sao_Paulo';
const now = new Date('2026-11-15T09:00:00-03:00');
const RUNS = { numRuns: 200 };
/** A table under these names, as it lies in a file. */
const under = (header: string[], rows: string[][], separator = ';') => ({
  columns: recogniseColumns(header)!,
  rows,
  firstLine: 2,
  separator,
  width: header.length,
  zone,
  now,
});
const cutAt = (separator: string, header: string, ...lines: string[]) =>
  readRows(
    under(
      header.split(separator),
      lines.map((line) => line.split(separator)),
      separator,
    ),
  );
const read = (header: string, ...lines: string[]) => cutAt(';', header, ...lines);

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
      { at: new Date('2026-01-01T03:00:00Z'), weight: 92.5 },
      { at: new Date('2026-01-03T10:30:00Z'), weight: 91.6 },
    ],
    merged: 2,
    order: 'day-first',
    bad: [
      { line: 7, text: '31/02/2026 · 90', why: 'Não entendemos a data ou a hora.' },
      { line: 8, text: '07:00 · 90', why: 'Falta a data.' },
      { line: 9, text: '04/01/2026', why: 'Falta o peso.' },
      { line: 10, text: '04/01/2026 · muito', why: 'Não entendemos o peso.' },
      { line: 11, text: '04/01/2026 · 925', why: 'O peso precisa ficar entre 30 e 300 kg.' },
      { line: 12, text: '16/11/2026 · 90', why: 'A data não pode estar no futuro.' },
      { line: 13, text: '05/01/2026', why: 'Falta o peso.' },
    ],
  });
});

test('a long line is shown by its beginning', () => {
  expect(read('Data;Peso', `${'x'.repeat(200)};90`).bad[0]!.text).toHaveLength(80);
});

test('a weight of today without its time is the first of the day, never ahead; with a later time it is', () => {
  const today = { at: new Date('2026-11-15T00:00:00-03:00'), weight: 90 };
  expect(read('Data;Peso', '15/11/2026;90').rows).toEqual([today]);
  expect(read('Data;Peso', '16/11/2026;90').bad).toHaveLength(1);
  expect(read('Data;Peso', '15/11/2026 09:03;90').bad).toHaveLength(1);
  expect(read('Data;Peso', '15/11/2026 09:02;90').bad).toHaveLength(0);
  expect(read('Data;Peso', '15/11/2026 09:00;90').bad).toHaveLength(0);
});

test('months first where the whole file says so', () => {
  const { rows } = read('Date;Weight (lb)', '01/02/2026;200', '01/31/2026;198');
  expect(rows.map(({ at }) => at.toISOString().slice(0, 10))).toEqual(['2026-01-02', '2026-01-31']);
});

test('or where the patient says so', () => {
  const table = under(['Data', 'Peso'], [['01/02/2026', '90']]);
  expect(readRows({ ...table, order: 'month-first' })).toMatchObject({
    order: 'month-first',
    rows: [{ at: new Date('2026-01-02T03:00:00Z') }],
  });
  expect(readRows({ ...table, order: 'day-first' }).rows[0]!.at).toEqual(new Date('2026-02-01T03:00:00Z'));
});

test('each line may say its own unit', () => {
  const { rows, bad } = read(
    'Data;Peso;Unidade',
    '01/01/2026;200;lb',
    '02/01/2026;90;Kg',
    '03/01/2026;91;',
    '04/01/2026;14;st',
  );
  expect(rows.map(({ weight: kg }) => kg)).toEqual([90.72, 90, 91]);
  expect(bad).toEqual([{ line: 5, text: '04/01/2026 · 14 · st', why: 'Não entendemos a unidade do peso.' }]);
});

const CUT = 'Não dá para saber onde o peso termina: a vírgula também separa as colunas.';

test.each([
  ['Data,Peso', '02/01/2026,92,4', 92.4],
  ['Data,Peso', '02/01/2026,92,4,', 92.4],
  ['Peso,Data', '92,4,02/01/2026', 92.4],
  ['Data,Peso', '02/01/2026,92', 92],
  ['Data,Peso', '02/01/2026,92,', 92],
  ['Data,Peso', '02/01/2026,92.4,boa noite', 92.4],
  ['Data,Peso', '02/01/2026, 07:32,92.4', 92.4],
  ['Data,Peso', 'Jan 2, 2026,92.4', 92.4],
  ['Data,Peso,IMC', '02/01/2026,92,4,33,1', 92.4],
  ['Data,Peso,Nota', '02/01/2026,92.4,dormi mal, cansada', 92.4],
  // It cannot be decided which value was cut in two.
  ['Data,Peso,IMC', '02/01/2026,92,33,1', CUT],
  ['Data,Peso,IMC', '02/01/2026,92,4,', CUT],
  ['Data,Peso,Nota', '02/01/2026,92,4,dormi mal', CUT],
  ['Data,Peso', '02/01/2026,92,4,33,1', CUT],
])('commas between columns and in weights: %s, %s', (header, line, expected) => {
  const { rows, bad } = cutAt(',', header, line);
  if (expected === CUT) expect(bad).toMatchObject([{ line: 2, why: CUT }]);
  else expect(rows).toMatchObject([{ weight: expected }]);
});

test('where commas cut the weights of one line, no other line is taken at its word', () => {
  const { rows, bad } = cutAt(
    ',',
    'Data,Peso,IMC',
    '02/01/2026,92,4,33,1',
    '03/01/2026,92,4',
    '04/01/2026,92.4,33',
  );
  expect(rows.map(({ weight: kg }) => kg)).toEqual([92.4, 92.4]);
  expect(bad).toMatchObject([{ line: 3, why: CUT }]);
  // Without such a line it is.
  expect(cutAt(',', 'Data,Peso,IMC', '03/01/2026,92,33').rows).toMatchObject([{ weight: 92 }]);
});

/** Whole minutes since Brazil gave up summer time; before, an hour of each autumn is there twice. */
const minute = fc
  .integer({ min: Date.UTC(2020, 0, 1) / MINUTE_MS, max: Date.UTC(2026, 10, 1) / MINUTE_MS })
  .map((count) => new Date(count * MINUTE_MS));
const weight = fc.integer({ min: 3000, max: 30_000 }).map((hundredths) => hundredths / 100);
/** One weight a minute, as a scale measures. */
const weighings = fc
  .uniqueArray(fc.record({ at: minute, weight }), { maxLength: 30, selector: ({ at }) => at.getTime() })
  .map((drawn) => drawn.toSorted((a, b) => a.at.getTime() - b.at.getTime()));

const place = fc.constantFrom(...BRAZILIAN_ZONES.map((found) => found.zone));

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
      const result = readRows({ ...under(['Peso', 'Data e hora'], lines), zone: written });
      expect(result.bad).toEqual([]);
      expect(result.rows).toEqual(rows);
      expect(result.rows.length + result.merged).toBe(lines.length);
    }),
    RUNS,
  );
});

test('no text makes it fail, and every line is read, merged or told', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('05/01/2026', '92,5', '2026-01-05 07:00', ''));
  const lines = fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 20 });
  fc.assert(
    fc.property(lines, fc.constantFrom(',', ';'), (rows, separator) => {
      const result = readRows(under(['Data', 'Peso'], rows, separator));
      const filled = rows.filter((cells) => cells.some((text) => text.trim()));
      expect(result.rows.length + result.merged + result.bad.length).toBe(filled.length);
    }),
    RUNS,
  );
});
