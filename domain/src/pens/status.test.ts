import { expect, test } from 'vitest';
import { comparePens, doseBarTone, penBadge, penStatus } from './status.ts';

const TODAY = '2026-11-15';
const OPENED = new Date('2026-11-01T12:00:00Z');

test.each([
  ['no doses', { dosesLeft: 0, remainingMg: 0.02 }, 'empty'],
  ['full and closed', {}, 'sealed'],
  ['less than full', { remainingMg: 3.02 }, 'open'],
  ['full, but opened', { openedAt: OPENED }, 'open'],
  ['vials, one gone and none open', { remainingMg: 3, isVialOpen: false }, 'sealed'],
  ['vials, one open', { isVialOpen: true }, 'open'],
  ['vials, no doses', { dosesLeft: 0, isVialOpen: true }, 'empty'],
])('%s', (_, given, status) => {
  const full = { dosesLeft: 4, remainingMg: 4.02, totalMg: 4.02, openedAt: null };
  expect(penStatus({ ...full, ...given })).toBe(status);
});

const UNKNOWN = { expiryDate: null, inUseUntil: null, inUseDays: null };

test.each([
  ['empty before everything', { status: 'empty', dosesLeft: 0, expiryDate: '2026-01-01' }, 'empty'],
  ['past its printed day, before critical', { dosesLeft: 1, expiryDate: '2026-11-14' }, 'expired'],
  ['past its days in use', { inUseUntil: '2026-11-14', inUseDays: 42, expiryDate: '2028-01-01' }, 'expired'],
  ['good on its printed day', { expiryDate: TODAY }, 'expiring'],
  ['good on the last of its days in use', { inUseUntil: TODAY, inUseDays: 42 }, 'expiring'],
  ['1 dose, before expiring', { dosesLeft: 1, expiryDate: '2026-11-20' }, 'critical'],
  ['2 doses are not critical', { dosesLeft: 2 }, 'open'],
  ['30 days to the printed one', { expiryDate: '2026-12-15' }, 'expiring'],
  ['31 days to the printed one', { expiryDate: '2026-12-16' }, 'open'],
  ['a sealed one expires too', { status: 'sealed', expiryDate: '2026-11-20' }, 'expiring'],
  ['sealed', { status: 'sealed' }, 'sealed'],
  ['open', {}, 'open'],
  ['Saxenda, opened today', { inUseUntil: '2026-12-15', inUseDays: 30 }, 'open'],
  ['Saxenda, 8 of 30 days left', { inUseUntil: '2026-11-23', inUseDays: 30 }, 'open'],
  ['Saxenda, 7 of 30 days left', { inUseUntil: '2026-11-22', inUseDays: 30 }, 'expiring'],
  ['Ozempic, 11 of 42 days left', { inUseUntil: '2026-11-26', inUseDays: 42 }, 'open'],
  ['Ozempic, 10 of 42 days left', { inUseUntil: '2026-11-25', inUseDays: 42 }, 'expiring'],
  ['Lyxumia, opened today', { inUseUntil: '2026-11-29', inUseDays: 14 }, 'open'],
  ['good for one day, opened today', { inUseUntil: '2026-11-16', inUseDays: 1 }, 'open'],
  [
    'opened today, its printed date is near',
    { inUseUntil: '2026-12-15', inUseDays: 30, expiryDate: '2026-12-01' },
    'expiring',
  ],
] as const)('badge: %s', (_, given, badge) => {
  expect(penBadge({ status: 'open', dosesLeft: 4, today: TODAY, ...UNKNOWN, ...given })).toBe(badge);
});

const one = (
  id: string,
  status: 'open' | 'sealed' | 'empty',
  purchaseDate: string,
  createdAt: Date | string,
) => ({ id, status, purchaseDate, createdAt });

test('open, sealed, empty; the newest purchase, then the newest entry first', () => {
  const pens = [
    one('empty', 'empty', '2026-11-10', OPENED),
    one('sealed old', 'sealed', '2026-09-01', OPENED),
    one('sealed new', 'sealed', '2026-10-01', '2026-11-01T12:00:00.000Z'),
    one('sealed newer entry', 'sealed', '2026-10-01', new Date('2026-11-02T12:00:00Z')),
    one('open', 'open', '2026-01-01', OPENED),
  ];
  expect(pens.toSorted(comparePens).map(({ id }) => id)).toEqual([
    'open',
    'sealed newer entry',
    'sealed new',
    'sealed old',
    'empty',
  ]);
});

test.each([
  [0, 'red'],
  [1, 'orange'],
  [2, 'orange'],
  [3, 'ok'],
])('%s doses are drawn %s', (doses, tone) => {
  expect(doseBarTone(doses)).toBe(tone);
});
