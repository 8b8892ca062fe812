import { expect, test } from 'vitest';
import type { Pace, PacedBox } from '../inventory/pace.ts';
import { boxesToSee } from './boxes-to-see.ts';

const TODAY = '2026-11-15';

interface BoxFields {
  name?: string;
  product?: string;
  quantity?: number;
  expiryDate?: string | null;
  boxQuantity?: number | null;
  unitsPerDose?: number;
  frequencyTimes?: number | null;
  frequencyPer?: 'day' | 'week' | null;
  lowStockThreshold?: number;
  daysBeforeExpiryAlert?: number;
  paced?: PacedBox;
}

/** By default thirty tablets without a date or a frequency. */
const aBox = (given: BoxFields = {}) => ({
  name: 'a',
  product: 'D3',
  productId: given.product ?? 'D3',
  quantity: 30,
  boxQuantity: 30,
  unitsPerDose: 1,
  frequencyTimes: null,
  frequencyPer: null,
  expiryDate: null,
  lowStockThreshold: 5,
  daysBeforeExpiryAlert: 30,
  paced: null,
  ...given,
});

const seen = (boxes: BoxFields[], planned = new Map<string, Pace>()) =>
  boxesToSee(boxes.map(aBox), TODAY, planned).map(({ state, box, quantity }) => [box.name, state, quantity]);

test.each<[string, BoxFields[], [string, string, number][]]>([
  ['a full box', [{}], []],
  ['a fifth of the box', [{ quantity: 6 }], [['a', 'low', 6]]],
  ['more than a fifth', [{ quantity: 6.5 }], []],
  ['a week of it', [{ quantity: 14, frequencyTimes: 2, frequencyPer: 'day' }], [['a', 'low', 14]]],
  ['more than a week', [{ quantity: 16, frequencyTimes: 2, frequencyPer: 'day' }], []],
  [
    'a full box of four, one a week',
    [{ quantity: 4, boxQuantity: 4, frequencyTimes: 1, frequencyPer: 'week' }],
    [],
  ],
  ['its own threshold', [{ quantity: 20, lowStockThreshold: 20 }], [['a', 'low', 20]]],
  ['two boxes of one product are one stock', [{ quantity: 4 }, { name: 'b', quantity: 30 }], []],
  ['two low boxes are not low together', [{ quantity: 4 }, { name: 'b', quantity: 4 }], []],
  ['two boxes low together are one line', [{ quantity: 1 }, { name: 'b', quantity: 4 }], [['a', 'low', 5]]],
  ['two products are two stocks', [{ quantity: 4 }, { name: 'b', product: 'B12' }], [['a', 'low', 4]]],
  ['the last one was taken', [{ quantity: 0 }], [['a', 'used-up', 0]]],
  ['one box empty, another full', [{ quantity: 0 }, { name: 'b' }], []],
  ['one box empty, another low', [{ quantity: 0 }, { name: 'b', quantity: 3 }], [['b', 'low', 3]]],
  ['the newest of several empty boxes', [{ quantity: 0 }, { name: 'b', quantity: 0 }], [['a', 'used-up', 0]]],
  ['expired', [{ expiryDate: '2026-11-14' }], [['a', 'expired', 30]]],
  ['good on its last day', [{ expiryDate: '2026-11-15' }], [['a', 'expiring', 30]]],
  ['expires soon', [{ expiryDate: '2026-12-15' }], [['a', 'expiring', 30]]],
  ['expires later', [{ expiryDate: '2026-12-16' }], []],
  ['its own warning', [{ expiryDate: '2026-12-15', daysBeforeExpiryAlert: 10 }], []],
  ['expired and low is expired', [{ quantity: 2, expiryDate: '2026-11-14' }], [['a', 'expired', 2]]],
  ['expired and empty is only empty', [{ quantity: 0, expiryDate: '2026-11-14' }], [['a', 'used-up', 0]]],
  ['low and expiring soon is low', [{ quantity: 2, expiryDate: '2026-11-20' }], [['a', 'low', 2]]],
  ['an expired box beside a good one', [{ expiryDate: '2026-11-14' }, { name: 'b' }], [['a', 'expired', 30]]],
  [
    'an expired box beside the last of a good one',
    [
      { quantity: 10, expiryDate: '2026-11-14' },
      { name: 'b', quantity: 3 },
    ],
    [
      ['a', 'expired', 10],
      ['b', 'low', 3],
    ],
  ],
  [
    'an expired box and an empty one',
    [{ quantity: 0 }, { name: 'b', quantity: 7, expiryDate: '2026-11-14' }],
    [['b', 'expired', 7]],
  ],
  [
    'of two that expire the sooner',
    [{ expiryDate: '2026-12-10' }, { name: 'b', expiryDate: '2026-11-20' }],
    [['b', 'expiring', 60]],
  ],
  ['tenths add up', [{ quantity: 0.1 }, { name: 'b', quantity: 0.2 }], [['a', 'low', 0.3]]],
])('%s', (_, boxes, expected) => {
  expect(seen(boxes)).toEqual(expected);
});

test.each<[string, BoxFields[], Pace | null, string[]]>([
  [
    'sixteen tablets of once a day, which a plan takes by two twice a day',
    [{ quantity: 16, frequencyTimes: 1, frequencyPer: 'day' }],
    { unitsPerDose: 2, frequency: { times: 2, per: 'day' } },
    ['low'],
  ],
  [
    'nineteen of ninety without a frequency, which a plan takes by two three times a day',
    [{ quantity: 19, boxQuantity: 90 }],
    { unitsPerDose: 2, frequency: { times: 3, per: 'day' } },
    ['low'],
  ],
  ['the same without a plan', [{ quantity: 19, boxQuantity: 90 }], null, []],
  [
    'a box that expires first and says nothing, beside one that says once a day',
    [
      { name: 'b', quantity: 4, frequencyTimes: 1, frequencyPer: 'day' },
      {
        quantity: 3,
        boxQuantity: 5,
        expiryDate: '2027-01-31',
        paced: { frequencyTimes: 1, frequencyPer: 'day', unitsPerDose: 1 },
      },
    ],
    null,
    ['low'],
  ],
])('%s', (_, boxes, pace, states) => {
  const planned = new Map(pace && [['D3', pace]]);
  expect(seen(boxes, planned).map(([, state]) => state)).toEqual(states);
});

test('the most pressing first', () => {
  const boxes = [
    { name: 'soon', product: '1', expiryDate: '2026-11-20' },
    { name: 'low', product: '2', quantity: 1 },
    { name: 'gone', product: '3', quantity: 0 },
    { name: 'past', product: '4', expiryDate: '2026-11-01' },
    { name: 'long past', product: '5', expiryDate: '2026-10-01' },
  ];
  expect(seen(boxes).map(([name]) => name)).toEqual(['long past', 'past', 'gone', 'low', 'soon']);
});
