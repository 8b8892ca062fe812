import { describe, expect, test } from 'vitest';
import { beforePart, furtherPens, isOfSeveral, shareDose, type FurtherPen } from './share-dose.ts';

const wegovy: FurtherPen = {
  id: 'a',
  catalogId: 'wegovy-24',
  name: 'Wegovy',
  molecule: 'semaglutide',
  isProhibited: false,
  presentation: 'multi-dose-pen',
  unitMg: 9.6,
  remainingMg: 9.6,
  largestInjectionMg: 2.4,
  injectionsLeft: 4,
  status: 'sealed',
  usableUntil: '2027-06-30',
};
const last = { ...wegovy, id: 'last', remainingMg: 2.4, injectionsLeft: 1 };
const mounjaro: FurtherPen = {
  ...wegovy,
  id: 'm',
  catalogId: 'mounjaro-25',
  name: 'Mounjaro',
  molecule: 'tirzepatide',
  presentation: 'single-dose-pen',
  unitMg: 2.5,
  remainingMg: 2.5,
  largestInjectionMg: 2.5,
  injectionsLeft: 1,
};
const second = { ...mounjaro, id: 'm2' };
const five = {
  ...mounjaro,
  id: 'm5',
  catalogId: 'mounjaro-5',
  unitMg: 5,
  remainingMg: 5,
  largestInjectionMg: 5,
};
const dialled: FurtherPen = { ...wegovy, id: 'd', unitMg: 4, remainingMg: 0.4, largestInjectionMg: 4 };

describe('the parts of a dose', () => {
  test.each<[string, number, FurtherPen[], [string, number][] | null]>([
    ['one pen gives three injections', 7.2, [wegovy, last], [['a', 7.2]]],
    [
      'the last injection of a pen, the rest of the next',
      7.2,
      [last, wegovy],
      [
        ['last', 2.4],
        ['a', 4.8],
      ],
    ],
    [
      'two single-dose pens',
      5,
      [mounjaro, second],
      [
        ['m', 2.5],
        ['m2', 2.5],
      ],
    ],
    [
      'two single-dose pens of one entry',
      5,
      [{ ...mounjaro, remainingMg: 10, injectionsLeft: 4 }],
      [['m', 5]],
    ],
    [
      'three of them',
      7.5,
      [mounjaro, second, { ...mounjaro, id: 'm3' }],
      [
        ['m', 2.5],
        ['m2', 2.5],
        ['m3', 2.5],
      ],
    ],
    [
      'another strength, where a whole pen of it fits',
      7.5,
      [five, { ...five, id: 'x' }, mounjaro],
      [
        ['m5', 5],
        ['m', 2.5],
      ],
    ],
    ['not half a single-dose pen', 7.5, [five, { ...five, id: 'x' }], null],
    [
      'the rest of a dialled pen',
      1,
      [dialled, { ...dialled, id: 'full', remainingMg: 4 }],
      [
        ['d', 0.4],
        ['full', 0.6],
      ],
    ],
    ['not enough in all of them', 7.5, [mounjaro, second], null],
    ['an empty first pen gives nothing', 2.5, [{ ...mounjaro, injectionsLeft: 0 }, second], null],
    ['no dose', 0, [wegovy], null],
    ['no pen', 1, [], null],
  ])('%s', (_, doseMg, pens, parts) => {
    expect(shareDose(doseMg, pens)).toEqual(parts && parts.map(([penId, mg]) => ({ penId, mg })));
  });

  test('a dose drawn anew counts what it took before', () => {
    const empty = { ...mounjaro, remainingMg: 0, injectionsLeft: 0 };
    expect(shareDose(2.5, [beforePart(empty, { penId: 'm', mg: 2.5 })])).toEqual([{ penId: 'm', mg: 2.5 }]);
    expect(beforePart(empty, undefined)).toBe(empty);
  });
});

test('further pens: of the brand, within their date; the same product, the open and the first to end before others', () => {
  const pens = [
    five,
    { ...second, id: 'late', usableUntil: '2027-07-31' },
    second,
    { ...second, id: 'open', status: 'open' as const, usableUntil: '2027-09-30' },
    { ...second, id: 'expired', usableUntil: '2026-11-14' },
    { ...second, id: 'prohibited', isProhibited: true },
    mounjaro,
    wegovy,
  ];
  expect(furtherPens(mounjaro, pens, '2026-11-15').map(({ id }) => id)).toEqual(['open', 'm2', 'late', 'm5']);
});

test.each<[number, FurtherPen, boolean]>([
  [7.2, wegovy, true],
  [2.4, wegovy, false],
  [5, wegovy, false],
  [5, mounjaro, true],
  [8, dialled, false],
])('%s mg are several injections of the pen: %#', (doseMg, pen, isSeveral) => {
  expect(isOfSeveral(doseMg, pen)).toBe(isSeveral);
});
