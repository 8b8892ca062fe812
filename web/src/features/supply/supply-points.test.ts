import { expect, test } from 'vitest';
import { SUPPLY } from '../../testing/supply.ts';
import { supplyAdvice, supplyPoints } from './supply-points.ts';

const TODAY = '2026-11-15';
const supply = {
  ...SUPPLY,
  lastCoveredDoseAt: '2026-12-10T11:00:00.000Z',
  runsOutOn: '2026-12-17',
  buyBy: '2026-12-07',
  prescriptionLastDay: '2027-01-10',
};

const kinds = (changes: object) =>
  supplyPoints({ ...supply, ...changes }, TODAY, 'America/Sao_Paulo').map(({ kind }) => kind);

test('the days stand in their order, and those nobody knows are not there', () => {
  expect(kinds({})).toEqual(['today', 'buy', 'last-dose', 'prescription']);
  expect(kinds({ prescriptionLastDay: '2026-11-01' })).toEqual(['prescription', 'today', 'buy', 'last-dose']);
  expect(kinds({ prescriptionLastDay: null, buyBy: null })).toEqual(['today', 'last-dose']);
});

test.each([
  [{}, null],
  [{ prescriptionLastDay: '2026-12-01' }, 'A receita vence antes do dia de comprar.'],
  [{ prescriptionLastDay: '2026-11-01' }, 'Sua receita venceu.'],
  [{ buyBy: '2026-11-15', prescriptionLastDay: null }, 'Já é hora de renovar'],
])('%j is advised with %s', (changes, start) => {
  const advice = supplyAdvice({ ...supply, ...changes }, TODAY);
  if (start === null) expect(advice).toBeNull();
  else expect(advice).toMatch(new RegExp(`^${start}`));
});
