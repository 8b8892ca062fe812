import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acrossBoxes, withOwnShare } from './across-boxes.ts';

test.each([
  ['the first gives all', [5, 9], 2, [2], 0],
  ['the next gives the rest', [1, 9], 2, [1, 1], 0],
  ['nothing gives all', [1, 0, 0.5], 2, [1, 0.5], 0.5],
  ['no box', [], 2, [], 2],
  ['tenths leave no dust', [0.1, 0.2], 0.3, [0.1, 0.2], 0],
])('%s', (_, holds, dose, given, missing) => {
  const found = acrossBoxes(
    holds.map((each) => ({ holds: each })),
    dose,
  );
  expect(found.draws.map(({ quantity }) => quantity)).toEqual(given);
  expect(found.missing).toBe(missing);
});

test('what is drawn and what is missing make up the dose, and no box gives more than it holds', () => {
  const tenths = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(fc.array(tenths, { maxLength: 5 }), tenths, (holds, dose) => {
      const { draws, missing } = acrossBoxes(
        holds.map((each) => ({ holds: each / 10 })),
        dose / 10,
      );
      const given = draws.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(given + missing).toBeCloseTo(dose / 10, 6);
      for (const { box, quantity } of draws) expect(quantity).toBeLessThanOrEqual(box.holds);
    }),
  );
});

test('the box of the use itself gives what the others did not', () => {
  const further = [
    { itemId: 'b', quantity: 0.1 },
    { itemId: 'c', quantity: 0.2 },
  ];
  expect(withOwnShare({ itemId: 'a', quantity: 1 }, further)).toEqual([
    { itemId: 'a', quantity: 0.7 },
    ...further,
  ]);
});
