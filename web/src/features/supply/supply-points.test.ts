import { expect, test } from 'vitest';
import { SUPPLY } from '../../testing/supply.ts';
import { needText, supplyAdvice, supplyPoints } from './supply-points.ts';

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

test.each([
  [{}, '0,5\u00a0mg a partir de 14/12/2026: 4 doses, já em casa.'],
  [
    { missing: 4, buyBy: '2026-12-04', units: 1, product: 'Ozempic 0,25 mg e 0,5 mg' },
    '0,5\u00a0mg a partir de 14/12/2026: 4 doses, faltam 4. São 1 × Ozempic 0,25 mg e 0,5 mg. Compre até 04/12/2026.',
  ],
  [
    { missing: 1, buyBy: '2026-12-04' },
    '0,5\u00a0mg a partir de 14/12/2026: 4 doses, falta 1. Compre até 04/12/2026.',
  ],
])('a strength of the plan with %j', (changes, text) => {
  const need = {
    doseMg: 0.5,
    from: '2026-12-14',
    doses: 4,
    missing: 0,
    buyBy: null,
    units: null,
    product: null,
  };
  expect(needText({ ...need, ...changes })).toBe(text);
});
