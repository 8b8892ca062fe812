import { expect, test } from 'vitest';
import { boxName, boxNote, nameWithoutBox, productKey, productTotals, usableQuantities } from './boxes.ts';
import { summaryOf } from './summary.ts';

test.each([
  ['Ômega 3', 1, 3, 'Ômega 3 - Caixa 1'],
  ['Ômega 3', 3, 3, 'Ômega 3 - Caixa 3'],
  ['Ômega 3', 1, 1, 'Ômega 3'],
])('%s, box %s of %s is called "%s"', (name, n, total, called) => {
  expect(boxName(name, n, total)).toBe(called);
  expect(nameWithoutBox(called)).toBe(name);
});

test('a name that only mentions a box keeps it', () => {
  expect(nameWithoutBox('Kit - Caixa 2 em 1')).toBe('Kit - Caixa 2 em 1');
});

test.each([
  [null, 2, 3, 'Caixa 2 de 3'],
  ['', 2, 3, 'Caixa 2 de 3'],
  ['Da farmácia nova ', 2, 3, 'Da farmácia nova - Caixa 2 de 3'],
  ['Da farmácia nova', 1, 1, 'Da farmácia nova'],
  [null, 1, 1, null],
])('the note %j of box %s of %s is %j', (notes, n, total, note) => {
  expect(boxNote(notes, n, total)).toBe(note);
});

const box = (productId: string | null, name: string, remainingQuantity: number, rest = {}) => ({
  productId,
  name,
  remainingQuantity,
  unitType: 'capsules',
  totalQuantity: 30,
  pricePaid: null,
  ...rest,
});

const shelf = [
  box('omega', 'Ômega 3 - Caixa 1', 0, { pricePaid: 59.9 }),
  box('omega', 'Ômega 3 - Caixa 2', 0.1, { pricePaid: 59.9 }),
  box('omega', 'Meu ômega', 30.2, { pricePaid: 0.1 }),
  box('omega', 'Ômega 3', 100, { unitType: 'ml', totalQuantity: 100 }),
  box(null, 'Creatina - Caixa 1', 6),
  box(null, 'CREATINA - Caixa 2', 30),
];

test('what there is of each product over its boxes, empty ones not counted', () => {
  const totals = productTotals(shelf);
  expect(shelf.map((one) => totals.get(productKey(one)))).toEqual([
    { boxes: 2, quantity: 30.3 },
    { boxes: 2, quantity: 30.3 },
    { boxes: 2, quantity: 30.3 },
    { boxes: 1, quantity: 100 },
    { boxes: 2, quantity: 36 },
    { boxes: 2, quantity: 36 },
  ]);
  expect(totals.size).toBe(3);
});

test('the head of the screen: different products, money spent, what is running out', () => {
  const levels = ['low', 'low', 'low', 'ok', 'critical', 'critical'] as const;
  const boxes = shelf.map((one, index) => ({ ...one, level: levels[index]! }));
  expect(summaryOf(boxes)).toEqual({ types: 3, invested: 119.9, priced: 3, runningOut: 2, usedUp: 0 });
  expect(summaryOf([])).toEqual({ types: 0, invested: null, priced: 0, runningOut: 0, usedUp: 0 });
});

test('without a price nothing is said to be spent; a box that was free has one', () => {
  const boxes = shelf.map((one) => ({ ...one, level: 'ok' as const, pricePaid: null }));
  expect(summaryOf(boxes)).toMatchObject({ invested: null, priced: 0 });
  expect(summaryOf([...boxes, { ...boxes[0]!, pricePaid: 0 }])).toMatchObject({ invested: 0, priced: 1 });
});

test('a product of which nothing is left is no longer running out: it is counted apart', () => {
  const left = { Probiatop: 0, 'Creatina - Caixa 1': 0, 'Creatina - Caixa 2': 1 };
  const boxes = Object.entries(left).map(([name, remaining]) => ({
    ...box(null, name, remaining),
    level: 'critical' as const,
  }));
  expect(summaryOf(boxes)).toMatchObject({ types: 2, runningOut: 1, usedUp: 1 });
});

const dated = (name: string, remainingQuantity: number, expiryDate: string | null) => ({
  ...box(null, name, remainingQuantity),
  expiryDate,
});

test('expired boxes count only where nothing else of the product is left', () => {
  const boxes = [
    dated('Zinco - Caixa 1', 10, '2026-11-14'),
    dated('Zinco - Caixa 2', 4, '2026-11-15'),
    dated('Ferro - Caixa 1', 7, '2026-11-14'),
    dated('Ferro - Caixa 2', 0, null),
  ];
  expect([...usableQuantities(boxes, '2026-11-15').values()]).toEqual([4, 7]);
});
