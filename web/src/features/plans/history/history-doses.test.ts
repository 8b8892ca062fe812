import { expect, test } from 'vitest';
import { aDose } from '../../../testing/plans.ts';
import { type HistoryFilter, historyDoses } from './history-doses.ts';

const USE = '30000000-0000-4000-8000-000000000001';
const DOSES = [
  aDose('06:00', { state: 'taken', recordId: USE }),
  aDose('07:00', { state: 'taken', recordId: '30000000-0000-4000-8000-000000000002' }),
  aDose('08:00', { state: 'missed', name: 'Losartana', medicationType: 'oral_medication' }),
  aDose('09:00', { state: 'skipped' }),
  aDose('10:00', { state: 'late' }),
  aDose('23:00', { name: 'Ômega 3', medicationType: 'supplement' }),
];

test.each<[Partial<HistoryFilter>, string[]]>([
  [{}, ['23:00', '10:00', '09:00', '08:00', '07:00']],
  [{ status: 'taken' }, ['07:00']],
  [{ status: 'missed' }, ['08:00']],
  [{ status: 'skipped' }, ['09:00']],
  [{ status: 'scheduled' }, ['23:00', '10:00']],
  [{ type: 'medication' }, ['08:00']],
  [{ text: 'omega' }, ['23:00']],
])('%j', (filter, expected) => {
  const all = { type: 'all', status: 'all', text: '', usesShown: new Set([USE]) } as const;
  expect(historyDoses(DOSES, { ...all, ...filter }).map(({ time }) => time)).toEqual(expected);
});
