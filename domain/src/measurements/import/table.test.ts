import { expect, test } from 'vitest';
import { chosenTable, columnOffers, findTable, guessColumns, tableRank } from './table.ts';

const cut = (text: string, separator = ';') => text.split('\n').map((line) => line.split(separator));
const choice = { date: 0, weight: 1, unit: 'kg', order: null } as const;

test.each([
  ['Data;Peso\n01/01/2026;90', 0, 1],
  ['\n\nData;Peso\n01/01/2026;90', 2, 3],
  ['Balança da Ana\nExportado em;02/01/2026\n\nData;Peso;\n01/01/2026;90', 3, 4],
  // The exact names, though looser ones stand before them.
  ['Data do relatório;Peso em jejum\nData;Peso\n01/01/2026;90', 1, 2],
])('the names of the columns in %j', (text, headerAt, rowsAt) => {
  expect(findTable(cut(text))).toMatchObject({ headerAt, rowsAt, width: 2, columns: { date: 0, weight: 1 } });
});

test('names too far down, or none, are not found', () => {
  expect(findTable(cut(`${'x\n'.repeat(15)}Data;Peso`))).toBeNull();
  expect(findTable(cut('01/01/2026;90'))).toBeNull();
});

const rank = (text: string, separator: string) => tableRank(cut(text, separator));

test('the separator that makes a table wins', () => {
  const ordinary = 'Data;Peso\n01/01/2026;90,0\n02/01/2026;91,1';
  expect(rank(ordinary, ';')).toBeGreaterThan(rank(ordinary, ','));
  const nameless = '01/01/2026;90,0\n02/01/2026;91,1';
  expect(rank(nameless, ';')).toBeGreaterThan(rank(nameless, ','));
  const unknown = 'Isto;Aquilo\nx;y,z';
  expect(rank(unknown, ';')).toBeGreaterThan(rank(unknown, ','));
  expect(rank('só palavras\nsem tabela', ';')).toBe(0);
});

test.each([
  ['01/01/2026;90,0\n02/01/2026;91,1', { date: 0, weight: 1 }],
  ['Ana;90;10234;5 de jan. de 2026', { date: 3, weight: 1 }],
  ['90;1767609131', { date: 1, weight: 0 }],
  ['Ana;x', null],
  ['01/01/2026', null],
])('columns by what stands in them: %j', (text, columns) => {
  expect(guessColumns(cut(text))).toEqual(columns);
});

test('columns a patient chose: names above the first line that can be read, if there are any', () => {
  expect(chosenTable(cut('Relatório\nA;B;Hora;Unidade\n\n01/01/2026;90;07:00;kg'), choice)).toEqual({
    columns: { date: 0, weight: 1, unit: 'kg', time: 2, unitColumn: 3 },
    headerAt: 1,
    rowsAt: 3,
    width: 4,
  });
  expect(chosenTable(cut('01/01/2026;90'), choice)).toMatchObject({ headerAt: null, rowsAt: 0, width: null });
  expect(chosenTable(cut('Relatório\n01/31/2026;200'), choice)).toMatchObject({ headerAt: null, rowsAt: 1 });
  // No line can be read: the first is taken for the names, and the others are listed as unreadable.
  expect(chosenTable(cut('A;B\nx;y'), choice)).toMatchObject({ headerAt: 0, rowsAt: 1 });
});

test('each column is offered by its name and its first value', () => {
  const lines = cut('A;B\n;90;boa\n01/01/2026;91');
  expect(columnOffers(lines, null)).toEqual([
    { label: 'A', sample: '01/01/2026' },
    { label: 'B', sample: '90' },
    { label: 'Coluna 3', sample: 'boa' },
  ]);
  const nameless = cut('01/01/2026;91');
  expect(columnOffers(nameless, chosenTable(nameless, choice))[0]).toEqual({
    label: 'Coluna 1',
    sample: '01/01/2026',
  });
});
