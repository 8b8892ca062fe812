import { expect, test } from 'vitest';
import type { AtHome, Level } from './running-out.ts';
import { isRunningOut, levelOf } from './running-out.ts';

const DAILY = { times: 1, per: 'day' } as const;
const WEEKLY = { times: 1, per: 'week' } as const;
const aBox: AtHome = {
  remaining: 30,
  boxQuantity: 30,
  unitsPerDose: 1,
  frequency: null,
  lowStockThreshold: 5,
};

test.each<[string, Partial<AtHome>, Level]>([
  ['a week and a day of a daily tablet', { remaining: 8, frequency: DAILY }, 'ok'],
  ['a week of it', { remaining: 7, frequency: DAILY }, 'low'],
  ['four days of it', { remaining: 4, frequency: DAILY }, 'low'],
  ['three days of it', { remaining: 3, frequency: DAILY }, 'critical'],
  ['six tablets, two at a time', { remaining: 6, unitsPerDose: 2, frequency: DAILY }, 'critical'],
  ['a full box of four, one a week', { remaining: 4, boxQuantity: 4, frequency: WEEKLY }, 'ok'],
  ['two of them', { remaining: 2, boxQuantity: 4, frequency: WEEKLY }, 'ok'],
  ['the last of them', { remaining: 1, boxQuantity: 4, frequency: WEEKLY }, 'critical'],
  ['a fifth of a large box that lasts long', { remaining: 18, boxQuantity: 90, frequency: DAILY }, 'ok'],
  ['a full box of four without a frequency', { remaining: 4, boxQuantity: 4 }, 'ok'],
  ['more than a fifth without a frequency', { remaining: 6.1 }, 'ok'],
  ['a fifth', { remaining: 6 }, 'low'],
  ['a tenth', { remaining: 3 }, 'critical'],
  ['a tenth of a box of 0,3 ml', { remaining: 0.03, boxQuantity: 0.3, unitsPerDose: 0.01 }, 'critical'],
  ['the last dose, however large its share', { remaining: 1, boxQuantity: 2 }, 'critical'],
  ['a size nobody knows counts as thirty', { remaining: 6, boxQuantity: null }, 'low'],
  [
    'the quantity the patient asked to be told at',
    { remaining: 20, lowStockThreshold: 20, frequency: DAILY },
    'low',
  ],
  ['one more than that', { remaining: 21, lowStockThreshold: 20, frequency: DAILY }, 'ok'],
  ['five, as every box has it by default', { remaining: 5, boxQuantity: 10 }, 'ok'],
  ['nothing', { remaining: 0 }, 'critical'],
])('%s', (_, change, level) => {
  expect(levelOf({ ...aBox, ...change })).toBe(level);
  expect(isRunningOut({ ...aBox, ...change })).toBe(level !== 'ok');
});
