import type { ColumnChoice } from '@leveza/domain/measurements/import/table.ts';
import { expect, test } from 'vitest';
import { readWeights } from './read-weights.ts';

const ZONE = 'America/Sao_Paulo';
const NOW = new Date('2026-11-15T12:00:00Z');

function read(content: string | Uint8Array<ArrayBuffer>, choice: ColumnChoice | null = null) {
  const order = { file: new File([content], 'pesos.csv'), zone: ZONE, most: 12_000, choice };
  return readWeights(order, () => {}, NOW);
}

const THREE = [
  ['2026-01-01T03:00:00.000Z', 90],
  ['2026-01-02T03:00:00.000Z', 91.1],
  ['2026-01-03T03:00:00.000Z', 92.2],
];

test.each([
  ['as Excel writes it in Brazil', 'Data;Peso\n01/01/2026;90,0\n02/01/2026;91,1\n03/01/2026;92,2\n'],
  ['without the last line break', 'Data;Peso\n01/01/2026;90,0\n02/01/2026;91,1\n03/01/2026;92,2'],
  ['with tabs', 'Data\tPeso\n01/01/2026\t90,0\n02/01/2026\t91,1\n03/01/2026\t92,2\n'],
  ['with bars', 'Data|Peso\n01/01/2026|90,0\n02/01/2026|91,1\n03/01/2026|92,2\n'],
  ['of Windows', 'Data;Peso\r\n01/01/2026;90,0\r\n02/01/2026;91,1\r\n03/01/2026;92,2\r\n'],
  ['under a title', 'Meus pesos, 2026\n\nData;Peso\n01/01/2026;90,0\n02/01/2026;91,1\n03/01/2026;92,2\n'],
  ['after sep=', 'sep=;\nData;Peso\n01/01/2026;90,0\n02/01/2026;91,1\n03/01/2026;92,2\n'],
  ['with a mark at its start', '\uFEFFData;Peso\n01/01/2026;90,0\n02/01/2026;91,1\n03/01/2026;92,2\n'],
  ['in quotes', '"Data","Peso"\n"01/01/2026","90,0"\n"02/01/2026","91,1"\n"03/01/2026","92,2"\n'],
  ['with points', 'Date,Weight (kg)\n2026-01-01,90.0\n2026-01-02,91.1\n2026-01-03,92.2\n'],
  ['with commas everywhere', 'Data,Peso\n01/01/2026,90,0\n02/01/2026,91,1\n03/01/2026,92,2\n'],
  ['of another name', 'Dia;Peso em jejum (kg)\n01/01/2026;90,0\n02/01/2026;91,1\n03/01/2026;92,2\n'],
  ['in words', 'Data;Peso\n1 de jan. de 2026;90\n02 jan 2026;91,1\nsáb., 3 de janeiro de 2026;92,2\n'],
  ['newest first', 'Data;Peso\n03/01/2026;92,2\n02/01/2026;91,1\n01/01/2026;90,0\n'],
  ['with empty lines', 'Data;Peso\n\n01/01/2026;90,0\n;\n02/01/2026;91,1\n\n\n03/01/2026;92,2\n\n\n'],
])('a table %s', async (_, text) => {
  expect(await read(text)).toMatchObject({ rows: THREE, badTotal: 0 });
});

const TEXT = 'Data da medição;Peso\n01/01/2026;90,0\n02/01/2026;91,1\n03/01/2026;92,2\n';
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const wide = (text: string, isBig: boolean) =>
  Uint8Array.from(Array.from(latin(text)).flatMap((byte) => (isBig ? [0, byte] : [byte, 0])));

test.each([
  ['Windows-1252', latin(TEXT)],
  ['UTF-16, small end first', Uint8Array.from([0xff, 0xfe, ...wide(TEXT, false)])],
  ['UTF-16, big end first', Uint8Array.from([0xfe, 0xff, ...wide(TEXT, true)])],
  ['UTF-16 without its mark', wide(TEXT, false)],
])('letters in %s', async (_, bytes) => {
  expect(await read(bytes)).toMatchObject({
    rows: THREE,
    table: { offers: [{ label: 'Data da medição' }, {}] },
  });
});

test('duplicates are merged, and bad lines told as an editor counts them', async () => {
  const text =
    'Balança da Ana\n\nData;Hora;Peso\n02/01/2026;07:00;92,4\n02/01/2026;07:00;92,5\n\n31/02/2026;07:00;92\n03/01/2026;;\n';
  expect(await read(text)).toMatchObject({
    source: 'csv',
    rows: [['2026-01-02T10:00:00.000Z', 92.5]],
    merged: 1,
    found: 1,
    badTotal: 2,
    bad: [
      { line: 7, why: 'Não entendemos a data ou a hora.' },
      { line: 8, why: 'Falta o peso.' },
    ],
  });
});

test('pounds by the name of the column and by a column of units', async () => {
  expect((await read('Date,Weight (lb)\n2026-01-02,200')).rows).toEqual([
    ['2026-01-02T03:00:00.000Z', 90.72],
  ]);
  const mixed = 'Data;Peso;Unidade\n02/01/2026;200;lb\n03/01/2026;90;kg';
  expect((await read(mixed)).rows.map(([, kg]) => kg)).toEqual([90.72, 90]);
});

test('a quote that is never closed costs its own line only', async () => {
  const text = 'Data;Peso;Nota\n01/01/2026;90,0;"boa\n02/01/2026;91,1;\n03/01/2026;92,2;"sim"\n';
  expect((await read(text)).rows).toEqual(THREE);
});

test('which columns and which order of dates were taken is told', async () => {
  expect((await read('Data;Hora;Peso\n05/01/2026;07:00;90')).table).toEqual({
    offers: [
      { label: 'Data', sample: '05/01/2026' },
      { label: 'Hora', sample: '07:00' },
      { label: 'Peso', sample: '90' },
    ],
    firstLines: ['Data · Hora · Peso', '05/01/2026 · 07:00 · 90'],
    columns: { date: 0, time: 1, weight: 2, unit: 'kg', unitColumn: null },
    guess: null,
    order: 'day-first',
  });
  expect((await read('Date,Weight (lb)\n01/31/2026,200')).table?.order).toBe('month-first');
  expect((await read('Date,Weight (lb)\n2026-01-31,200')).table?.order).toBeNull();
});

const NAMELESS = '01/01/2026;90,0\n02/01/2026;91,1\n03/01/2026;92,2\n';

test('columns nobody knows are asked for, with a guess, and nothing is read before', async () => {
  expect(await read('Quem;X;Y\nAna;90,0;01/01/2026')).toMatchObject({
    rows: [],
    badTotal: 0,
    table: { columns: null, guess: { date: 2, weight: 1 } },
  });
  expect(await read(NAMELESS)).toMatchObject({
    rows: [],
    table: {
      columns: null,
      guess: { date: 0, weight: 1 },
      offers: [{ label: 'Coluna 1' }, { label: 'Coluna 2' }],
    },
  });
  expect((await read('a,b\n1,2')).table).toMatchObject({ columns: null, guess: null });
});

test('and read as they were chosen', async () => {
  const kg = { date: 0, weight: 1, unit: 'kg', order: null } as const;
  expect(await read(NAMELESS, kg)).toMatchObject({ rows: THREE, badTotal: 0, table: { order: 'day-first' } });
  expect((await read(NAMELESS, { ...kg, order: 'month-first' })).rows[1]![0]).toBe(
    '2026-02-01T03:00:00.000Z',
  );
  const pounds = await read('Quando;Antes;Depois\n01/01/2026;200;199', { ...kg, weight: 2, unit: 'lb' });
  expect(pounds.rows).toEqual([['2026-01-01T03:00:00.000Z', 90.26]]);
});

test('what is no table is refused in a sentence', async () => {
  for (const text of ['', 'só um texto\nsem tabela', 'PNG\u0000;\u0000;']) {
    await expect(read(text)).rejects.toThrow('Não encontramos uma tabela de datas e pesos neste arquivo.');
  }
  await expect(read('x'.repeat((30 << 20) + 1))).rejects.toThrow('grande demais');
});

test('ten years of lines', async () => {
  const lines = Array.from({ length: 3650 }, (_, day) => {
    const at = new Date(Date.UTC(2016, 10, 15 + day)).toISOString().slice(0, 10).split('-');
    return `${at.toReversed().join('/')};9${day % 9},${day % 7}`;
  });
  expect(await read(`Data;Peso\n${lines.join('\n')}\n`)).toMatchObject({
    found: 3650,
    merged: 0,
    badTotal: 0,
  });
});
