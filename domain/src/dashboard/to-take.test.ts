import { describe, expect, test } from 'vitest';
import { type DailyBox, dosesOfToday, withoutPlanned, withoutSecondTablet } from './to-take.ts';

const TODAY = '2026-11-16';
const at = (time: string) => new Date(`2026-11-16T${time}:00Z`);

const taken = (id: string, time: string) => ({ id, at: at(time), recordedAt: at(time), undoneAt: null });

const box = (over: Partial<DailyBox> = {}): DailyBox => ({
  id: 'b1',
  product: 'd3',
  name: 'Vitamina D',
  timesPerDay: 1,
  unitsPerDose: 1,
  quantity: 10,
  isOpen: true,
  isNext: false,
  expiryDate: null,
  isOnceADay: false,
  uses: [],
  ...over,
});

const rows = (boxes: DailyBox[]) =>
  dosesOfToday(boxes, TODAY).map(({ id, box: from, use }) => [id, from.id, use?.id ?? null]);

describe('the doses of today', () => {
  test.each<[string, DailyBox[], (string | null)[][]]>([
    ['one a day, not taken', [box()], [['d3 1', 'b1', null]]],
    ['one a day, taken', [box({ uses: [taken('u1', '11:00')] })], [['d3 1', 'b1', 'u1']]],
    [
      'two a day, one taken',
      [box({ timesPerDay: 2, uses: [taken('u1', '11:00')] })],
      [
        ['d3 1', 'b1', 'u1'],
        ['d3 2', 'b1', null],
      ],
    ],
    [
      'more taken than wanted: no further row',
      [
        box({
          uses: [taken('u1', '11:00'), taken('u2', '12:00')],
        }),
      ],
      [['d3 1', 'b1', 'u1']],
    ],
    ['a closed box was not begun', [box({ isOpen: false })], []],
    [
      'a closed box goes on with a product that is taken',
      [box({ isOpen: false, isNext: true })],
      [['d3 1', 'b1', null]],
    ],
    [
      'the open box before a closed one that expires first',
      [box({ isOpen: false, isNext: true, expiryDate: '2027-01-01' }), box({ id: 'b2' })],
      [['d3 1', 'b2', null]],
    ],
    [
      'the second dose of the day comes from the next box',
      [
        box({ timesPerDay: 2, quantity: 0, uses: [taken('u1', '11:00')] }),
        box({ timesPerDay: 2, id: 'b2', isOpen: false, isNext: true }),
      ],
      [
        ['d3 1', 'b1', 'u1'],
        ['d3 2', 'b2', null],
      ],
    ],
    [
      'as often as the box that says most: the other may be from before a change',
      [box(), box({ id: 'b2', timesPerDay: 2, expiryDate: '2027-01-01' })],
      [
        ['d3 1', 'b2', null],
        ['d3 2', 'b2', null],
      ],
    ],
    [
      'an expired box does not say how often: the dose may have been reduced since',
      [box(), box({ id: 'b2', timesPerDay: 3, expiryDate: '2026-11-15' })],
      [['d3 1', 'b1', null]],
    ],
    [
      'the only row is ticked by what an expired box gave',
      [box(), box({ id: 'b2', timesPerDay: 3, expiryDate: '2026-11-15', uses: [taken('u1', '11:00')] })],
      [['d3 1', 'b2', 'u1']],
    ],
    ['an empty box gives nothing', [box({ quantity: 0 })], []],
    ['less than a dose is left', [box({ quantity: 0.5 })], []],
    ['an expired box is not offered', [box({ expiryDate: '2026-11-15' })], []],
    ['the last day of a box counts', [box({ expiryDate: TODAY })], [['d3 1', 'b1', null]]],
    [
      'the last dose of a box stays ticked',
      [box({ quantity: 0, uses: [taken('u1', '11:00')] })],
      [['d3 1', 'b1', 'u1']],
    ],
    [
      'of two boxes the one that expires first',
      [box({ expiryDate: '2027-02-01' }), box({ id: 'b2', expiryDate: '2027-01-01' })],
      [['d3 1', 'b2', null]],
    ],
    [
      'taken from another box of the product',
      [box(), box({ id: 'b2', quantity: 0, uses: [taken('u1', '11:00')] })],
      [['d3 1', 'b2', 'u1']],
    ],
    [
      'products by their names',
      [box({ product: 'o3', id: 'b2', name: 'Ômega 3' }), box({ product: 'c', id: 'b3', name: 'Creatina' })],
      [
        ['c 1', 'b3', null],
        ['o3 1', 'b2', null],
      ],
    ],
  ])('%s', (_, boxes, expected) => {
    expect(rows(boxes)).toEqual(expected);
  });

  test('a frequency of forty a day does not fill the screen', () => {
    expect(dosesOfToday([box({ timesPerDay: 40, quantity: 100 })], TODAY)).toHaveLength(6);
  });
});

test.each([
  ['its product', { productId: 'p1', name: 'Vitamina D3' }, ['Ômega 3 - Caixa 2']],
  ['its name', { productId: null, name: 'omega 3' }, ['Colecalciferol']],
  ['another thing', { productId: 'p9', name: 'Zinco' }, ['Colecalciferol', 'Ômega 3 - Caixa 2']],
])('a plan speaks for boxes by %s', (_, plan, expected) => {
  const boxes = [
    { productId: 'p1', name: 'Colecalciferol' },
    { productId: 'p2', name: 'Ômega 3 - Caixa 2' },
  ];
  expect(withoutPlanned(boxes, [plan]).map(({ name }) => name)).toEqual(expected);
});

describe('a GLP-1 tablet of the day', () => {
  const none = { taken: 0, isPlanned: false };
  const boxes = [
    box(),
    box({ id: 'b2', product: 'r', name: 'Rybelsus 7 mg', isOnceADay: true }),
    box({ id: 'b3', product: 's', name: 'Rybelsus 14 mg', isOnceADay: true, uses: [taken('u1', '11:00')] }),
  ];
  const left = (of: DailyBox[], day: typeof none) =>
    withoutSecondTablet(dosesOfToday(of, TODAY), day).map(({ box: { id } }) => id);

  test.each([
    ['is due while none was taken', boxes.slice(0, 2), none, ['b2', 'b1']],
    ['of another strength leaves no other one due', boxes, { ...none, taken: 1 }, ['b3', 'b1']],
    ['is said by its plan, where there is one', boxes, { ...none, isPlanned: true }, ['b3', 'b1']],
    [
      'is due again where the patient entered two a day',
      [box({ timesPerDay: 2, isOnceADay: true, uses: [taken('u1', '11:00')] })],
      { ...none, taken: 1 },
      ['b1', 'b1'],
    ],
  ])('%s', (_, of, day, expected) => {
    expect(left(of, day)).toEqual(expected);
  });
});
