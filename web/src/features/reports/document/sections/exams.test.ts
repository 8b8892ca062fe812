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

const shown = (line: object) => {
  const exams = { count: 1, since: 'treatment' as const, outOfRange: [], followed: [{ ...LINE, ...line }] };
  const block = examsSection({ ...A_REPORT, exams })!.blocks[0]!;
  if (block.kind !== 'table') throw new Error(block.kind);
  expect(block.columns.at(-1)!.title).toBe('Desde o início do tratamento');
  return block.rows[0]!.at(-1)!.replaceAll('\u00A0', ' ');
};

test('a change since the start, with the result it is counted from', () => {
  expect(shown({})).toBe('−31,11 (era 126,11 em 20/09/2025)');
  expect(shown({ change: { ...LINE.change, difference: 0 } })).toMatch(/^igual: era/u);
  expect(shown({ change: null })).toBe('-');
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
