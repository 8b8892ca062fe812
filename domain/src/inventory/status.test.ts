import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardLabel, detailLabel, expiryWarning, isExpired, sortItems, statusOf } from './status.ts';
import { SORTS } from './sorts.ts';

const TODAY = '2026-11-15';
const closed = { remaining: 30, expiryDate: '2028-01-31', openedOn: null, daysBeforeExpiryAlert: 30 };
const open = { ...closed, openedOn: '2026-11-01T15:00:00Z' };

test.each([
  ['nothing left', { ...open, remaining: 0 }, 'empty', 4, 'VAZIO'],
  [
    'nothing left and past its date',
    { ...open, remaining: 0, expiryDate: '2026-01-01' },
    'empty',
    4,
    'VAZIO',
  ],
  ['less than nothing', { ...closed, remaining: -1 }, 'empty', 4, 'VAZIO'],
  ['past since yesterday', { ...open, expiryDate: '2026-11-14' }, 'expiring', 1, 'VENCIDO'],
  ['last day today', { ...open, expiryDate: TODAY }, 'expiring', 1, 'VENCE EM BREVE'],
  ['30 days to go', { ...closed, expiryDate: '2026-12-15' }, 'expiring', 1, 'VENCE EM BREVE'],
  ['31 days to go', { ...closed, expiryDate: '2026-12-16' }, 'closed', 3, 'FECHADO'],
  [
    '31 days, alert at 60',
    { ...closed, expiryDate: '2026-12-16', daysBeforeExpiryAlert: 60 },
    'expiring',
    1,
    'VENCE EM BREVE',
  ],
  [
    '30 days, alert at 7',
    { ...open, expiryDate: '2026-12-15', daysBeforeExpiryAlert: 7 },
    'open',
    2,
    'ABERTO',
  ],
  [
    '30 days, no alert chosen',
    { ...open, expiryDate: '2026-12-15', daysBeforeExpiryAlert: null },
    'expiring',
    1,
    'VENCE EM BREVE',
  ],
  ['open', open, 'open', 2, 'ABERTO'],
  ['closed', closed, 'closed', 3, 'FECHADO'],
  ['no date known', { ...closed, expiryDate: null }, 'closed', 3, 'FECHADO'],
])('%s', (_, box, status, priority, badge) => {
  expect(statusOf(box, TODAY)).toEqual({ status, priority, badge });
});

test.each([
  ['2026-11-14', 'Vencido', true],
  [TODAY, 'Vence em breve!', false],
  ['2026-12-15', 'Vence em breve!', false],
  ['2026-12-16', null, false],
  [null, null, false],
])('a box good until %s warns: %s', (expiryDate, warning, expired) => {
  expect(expiryWarning(expiryDate, TODAY, 30)).toBe(warning);
  expect(expiryWarning(expiryDate, TODAY)).toBe(warning);
  expect(isExpired(expiryDate, TODAY)).toBe(expired);
});

test.each([
  ['medication', { ...open, remaining: 0 }, 'Vazio'],
  ['medication', { ...open, remaining: 1, level: 'critical' }, 'Crítico'],
  ['medication', { ...open, remaining: 5, level: 'low' }, 'Aberto'],
  ['supplement', { ...open, remaining: 1, level: 'critical', expiryDate: '2026-11-14' }, 'Crítico'],
  ['supplement', { ...open, expiryDate: '2026-11-14' }, 'Vencido'],
  ['supplement', { ...open, expiryDate: '2026-11-20' }, 'Vence em breve'],
  ['supplement', closed, 'Fechado'],
  ['supplement', open, 'Aberto'],
  ['supplement', { ...closed, openedOn: undefined }, 'Fechado'],
  ['medication', { ...closed, openedOn: undefined }, 'Normal'],
] as const)('the card of a %s %j says %s', (kind, box, label) => {
  expect(cardLabel({ level: 'ok', ...box }, kind, TODAY)).toBe(label);
});

test.each([
  [{ remaining: 0, openedOn: null }, 'Vazio'],
  [{ remaining: 2, openedOn: null, level: 'critical' as const }, 'Crítico'],
  [{ remaining: 2, openedOn: '2026-11-01' }, 'Aberto'],
  [{ remaining: 2, openedOn: null }, 'Fechado'],
])('the details of %j say %s', (box, label) => {
  expect(detailLabel({ level: 'ok', ...box })).toBe(label);
});

const box = (
  name: string,
  priority: number,
  purchaseDate: string | null,
  rest: { left?: number; expiry?: string; price?: number; favourite?: boolean } = {},
) => ({
  name,
  priority,
  purchaseDate,
  remainingQuantity: rest.left ?? 10,
  expiryDate: rest.expiry ?? null,
  pricePaid: rest.price ?? null,
  isFavorite: rest.favourite ?? false,
});
const names = (boxes: { name: string }[]) => boxes.map(({ name }) => name);

describe('order', () => {
  const shelf = [
    box('Vitamina B12', 3, '2026-10-01', { left: 60, expiry: '2027-05-01', price: 35 }),
    box('Zinco', 4, '2026-11-10', { left: 0, expiry: '2027-01-01', price: 20 }),
    box('Ácido fólico', 2, null, { left: 30 }),
    box('Vitamina B6', 2, '2026-09-01', { left: 30, price: 80, favourite: true }),
    box('Creatina', 1, '2026-01-01', { left: 5, expiry: '2026-11-01', price: 0 }),
  ];

  // By status, the newest purchase first among equals, and unknown days last.
  test.each([
    ['status', ['Creatina', 'Vitamina B6', 'Ácido fólico', 'Vitamina B12', 'Zinco']],
    ['name', ['Ácido fólico', 'Creatina', 'Vitamina B6', 'Vitamina B12', 'Zinco']],
    ['remaining', ['Zinco', 'Creatina', 'Vitamina B6', 'Ácido fólico', 'Vitamina B12']],
    ['expiry', ['Creatina', 'Zinco', 'Vitamina B12', 'Vitamina B6', 'Ácido fólico']],
    ['price', ['Vitamina B6', 'Vitamina B12', 'Zinco', 'Creatina', 'Ácido fólico']],
  ] as const)('by %s', (by, expected) => {
    expect(names(sortItems(shelf, by))).toEqual(expected);
  });

  test('favourites first when asked, in the same order among themselves', () => {
    expect(names(sortItems(shelf, 'name', { favouritesFirst: true }))).toEqual([
      'Vitamina B6',
      'Ácido fólico',
      'Creatina',
      'Vitamina B12',
      'Zinco',
    ]);
  });

  test('equals keep their place, the list itself is left alone, nothing gets lost', () => {
    const item = record({
      id: integer(),
      name: constantFrom('a', 'b'),
      priority: constantFrom(1, 2, 3, 4),
      purchaseDate: option(constantFrom('2026-01-01', '2026-01-02')),
      remainingQuantity: constantFrom(0, 1),
      expiryDate: option(constantFrom('2027-01-01', '2027-01-02')),
      pricePaid: option(constantFrom(1, 2)),
      isFavorite: constantFrom(true, false),
    });
    assert(
      property(array(item), constantFrom(...SORTS), (items, by) => {
        const before = [...items];
        const sorted = sortItems(items, by);
        expect(items).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(items));
        expect(sortItems(sorted, by)).toEqual(sorted);
      }),
    );
  });
});
