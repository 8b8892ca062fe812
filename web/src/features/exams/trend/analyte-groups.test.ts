import type { AnalyteRow } from '@leveza/contract/exams/analytes.ts';
import type { ResultFlag } from '@leveza/domain/exams/states.ts';
import { expect, test } from 'vitest';
import { anAnalyte, rowOf } from '../testing/samples.ts';
import { groupsOf } from './analyte-groups.ts';

function row(name: string, group: string, flag: ResultFlag | null = 'normal'): AnalyteRow {
  const one = rowOf(anAnalyte({ key: name, name }));
  return { ...one, group, last: { ...one.last, flag } };
}

const seen = (rows: AnalyteRow[], isCovered = false) =>
  groupsOf(rows, isCovered).map(({ title, isMixed, rows: ofGroup }) => [
    title,
    isMixed,
    ofGroup.map(({ name }) => name).join(' '),
  ]);

const HBA1C = row('HbA1c', 'Glicose');
const GLUCOSE = row('Glicose', 'Glicose', 'high');
const B12 = row('B12', 'Vitaminas', 'low');
const TSH = row('TSH', 'Tireoide');

test('groups of one value stand together at the end, and say which they are', () => {
  expect(seen([TSH, HBA1C, B12, GLUCOSE])).toEqual([
    ['Glicose', false, 'Glicose HbA1c'],
    ['Outros valores', true, 'B12 TSH'],
  ]);
});

test('a single group of one value keeps its name', () => {
  expect(seen([HBA1C, GLUCOSE, TSH])).toEqual([
    ['Glicose', false, 'Glicose HbA1c'],
    ['Tireoide', false, 'TSH'],
  ]);
  expect(seen([])).toEqual([]);
});

test('the order tells nothing about covered figures', () => {
  expect(seen([HBA1C, GLUCOSE], true)).toEqual([['Glicose', false, 'HbA1c Glicose']]);
});

test('a value without a range is not outside of it', () => {
  expect(seen([HBA1C, row('Glicose', 'Glicose', null)])).toEqual([['Glicose', false, 'HbA1c Glicose']]);
});
