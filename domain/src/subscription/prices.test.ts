import { expect, test } from 'vitest';
import { FEATURE_IDS, addedBy, isAlwaysOpen, opens } from './features.ts';
import { PRICE_LIST, amountOf, pricesOn, savingCents, yearlyCents } from './prices.ts';
import { TIERS, TIER_IDS } from './tiers.ts';

test.each([
  [2990, 28_704, 7176],
  [4990, 47_904, 11_976],
  [7990, 76_704, 19_176],
])('%d a month is %d a year, which saves %d', (month, year, saving) => {
  expect(yearlyCents(month)).toBe(year);
  expect(savingCents(month)).toBe(saving);
  expect(amountOf(month, 'yearly')).toBe(year);
  expect(amountOf(month, 'monthly')).toBe(month);
});

test('a new price holds from its day on', () => {
  const dearer = { from: '2027-03-01', monthlyCents: { essencial: 3490, plus: 5490, completa: 8490 } };
  const list = [...PRICE_LIST, dearer];
  expect(pricesOn('2020-01-01', list).plus).toBe(4990);
  expect(pricesOn('2027-02-28', list).plus).toBe(4990);
  expect(pricesOn('2027-03-01', list).plus).toBe(5490);
});

test('a larger plan holds all of a smaller one; without any, what a treatment needs stays open', () => {
  const openIn = TIER_IDS.map((tier) => FEATURE_IDS.filter((id) => opens(tier, id)).length);
  expect(openIn).toEqual(openIn.toSorted((one, other) => one - other));
  expect(openIn.at(-1)).toBe(FEATURE_IDS.length);
  expect(FEATURE_IDS.filter((id) => opens(null, id))).toEqual(FEATURE_IDS.filter(isAlwaysOpen));
  for (const id of ['pens', 'measurements', 'side-effects', 'interactions', 'pharmacy'] as const) {
    expect(opens(null, id)).toBe(true);
  }
  expect(TIER_IDS.flatMap(addedBy).toSorted()).toEqual(FEATURE_IDS.toSorted());
});

test('the provider learns nothing of a treatment', () => {
  for (const { neutralName } of Object.values(TIERS)) expect(neutralName).not.toMatch(/glp|farm|med/i);
});
