import { expect, test } from 'vitest';
import { A_REPORT } from '../../../../testing/reports.ts';
import { examsSection } from './exams.ts';

const [before, after] = [
  { day: '2025-09-20', amount: 126.112, comparator: null },
  { day: '2026-03-10', amount: 95, comparator: null },
];
const LINE = {
  name: 'Glicose',
  day: '2026-03-10',
  value: '95',
  unit: 'mg/dL',
  reference: '70 a 99',
  flag: 'normal' as const,
  change: { unit: 'mg/dL', before, after, difference: -31.112 },
};

const NONE = {
  count: 1,
  empty: 0,
  typedHba1c: null,
  judged: 1,
  unjudged: 0,
  since: 'treatment' as const,
  outOfRange: [],
  followed: [],
};

const tableOf = (...lines: object[]) => {
  const exams = { ...NONE, followed: lines.map((line) => ({ ...LINE, ...line })) };
  const block = examsSection({ ...A_REPORT, exams })!.blocks[0]!;
  if (block.kind !== 'table') throw new Error(block.kind);
  return block;
};

const shown = (line: object) => {
  const block = tableOf(line);
  expect(block.columns.at(-1)!.title).toBe('Desde o início do tratamento');
  return block.rows[0]!.at(-1)!.replaceAll('\u00A0', ' ');
};

test('a change since the start, with the result it is counted from', () => {
  expect(shown({})).toBe('−31,11 (era 126,11 em 20/09/2025)');
  expect(shown({ change: { ...LINE.change, difference: 0 } })).toMatch(/^igual: era/u);
});

test('a line without an earlier result has a stroke, and a table without any has no column for it', () => {
  expect(tableOf({ change: null }, {}).rows[0]!.at(-1)).toBe('-');
  const { columns, rows } = tableOf({ change: null });
  expect(columns.at(-1)!.title).toBe('Dia');
  expect(rows[0]).toHaveLength(columns.length);
});

test('beside a result printed in another unit both stand in the same one', () => {
  expect(shown({ value: '5,3', unit: 'mmol/L' })).toBe(
    '−31,11 mg/dL (era 126,11 mg/dL em 20/09/2025; agora 95 mg/dL)',
  );
});

test('a bound has no difference', () => {
  const change = { ...LINE.change, before: { ...before, comparator: '<' as const }, difference: null };
  expect(shown({ change })).toBe('era < 126,11 em 20/09/2025');
});

test.each([
  [{}, '1 exame no período; dos resultados mais recentes, nenhum fora da referência.'],
  [{ empty: 1, judged: 0 }, '1 exame no período. Não avaliados: 1 exame sem valores anotados.'],
  [
    { count: 2, unjudged: 3 },
    '2 exames no período; dos resultados mais recentes, nenhum fora da referência. Não avaliados: 3 resultados sem faixa de referência.',
  ],
])('results that nothing judged are never called good: %o', (counts, text) => {
  expect(examsSection({ ...A_REPORT, exams: { ...NONE, ...counts } })!.blocks).toEqual([
    { kind: 'text', text },
  ]);
});

test('beside a result outside its range the unjudged ones are named', () => {
  const exams = { ...NONE, unjudged: 2, outOfRange: [{ ...LINE, flag: 'high' as const }] };
  expect(examsSection({ ...A_REPORT, exams })!.blocks.at(-1)).toMatchObject({
    text: 'Não avaliados: 2 resultados sem faixa de referência.',
  });
});

test('an HbA1c that only the profile has is told with its day, also without an exam', () => {
  const typedHba1c = { day: '2026-03-10', value: 8.1 };
  const exams = { ...NONE, count: 0, judged: 0, typedHba1c };
  expect(examsSection({ ...A_REPORT, exams })!.blocks).toMatchObject([
    { text: 'HbA1c informada no perfil em 10/03/2026, sem laudo: 8,1 %.', isBody: true },
  ]);
  expect(examsSection({ ...A_REPORT, exams: { ...exams, typedHba1c: null } })).toBeNull();
});

test('a reference as long as a table is cut on the page; the annex has it whole', () => {
  const line = { ...LINE, reference: 'Desejável: inferior a 190 mg/dL. '.repeat(9), flag: 'high' as const };
  const [table] = examsSection({ ...A_REPORT, exams: { ...NONE, outOfRange: [line] } })!.blocks;
  expect(table!.kind === 'table' && table!.rows[0]![2]).toMatch(/^Desejável.{60,71}…$/u);
});

test('of many results to compare a doctor reads four in full and the others now, a patient all in full', () => {
  const followed = [1, 2, 3, 4, 5, 6].map((number) => ({ ...LINE, name: `Glicose ${number}` }));
  const blocksOf = (type: 'medical' | 'comprehensive') =>
    examsSection({ ...A_REPORT, type, exams: { ...NONE, followed } })!.blocks;
  const [table, text] = blocksOf('medical');
  expect(table!.kind === 'table' && table!.rows).toHaveLength(4);
  expect(text).toMatchObject({
    text: 'Também com resultado anterior: Glicose 5 95 mg/dL (Normal); Glicose 6 95 mg/dL (Normal).',
    isBody: true,
  });
  const [whole] = blocksOf('comprehensive');
  expect(whole!.kind === 'table' && whole!.rows).toHaveLength(6);
});
