import { expect, test } from 'vitest';
import { comingBoxes } from './coming-boxes.ts';

const BOX = {
  productId: 'metformina',
  name: 'Metformina - Caixa 1',
  kind: 'medication' as const,
  unitType: 'tablets' as const,
  remainingQuantity: 20,
  expiryDate: null,
  unitsPerDose: 1,
  frequencyTimes: 2,
  frequencyPer: 'day' as const,
  takenToday: 0,
};
const TODAY = '2026-11-18';

test('boxes of one product last together, those that end first come first, and one without a pace is left out', () => {
  const vitamin = {
    ...BOX,
    productId: 'd',
    name: 'Vitamina D',
    kind: 'supplement' as const,
    frequencyTimes: 4,
  };
  const unknown = { ...BOX, productId: 'x', name: 'Dipirona', frequencyTimes: null, frequencyPer: null };
  expect(comingBoxes([BOX, { ...BOX, remainingQuantity: 4 }, vitamin, unknown], new Map(), TODAY)).toEqual([
    { name: 'Vitamina D', kind: 'supplement', lastsUntil: '2026-11-22' },
    { name: 'Metformina', kind: 'medication', lastsUntil: '2026-11-29' },
  ]);
});

test('a dose taken today does not move the day', () => {
  const [before] = comingBoxes([BOX], new Map(), TODAY);
  expect(comingBoxes([{ ...BOX, remainingQuantity: 19, takenToday: 1 }], new Map(), TODAY)).toEqual([before]);
});

test('a plan decides the pace, and an expired box gives nothing beside a good one', () => {
  const paces = new Map([['metformina', { unitsPerDose: 1, frequency: { times: 1, per: 'day' as const } }]]);
  const expired = { ...BOX, expiryDate: '2026-11-01' };
  expect(comingBoxes([BOX, expired], paces, TODAY)).toEqual([
    { name: 'Metformina', kind: 'medication', lastsUntil: '2026-12-07' },
  ]);
});
