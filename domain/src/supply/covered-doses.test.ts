import { expect, test } from 'vitest';
import type { SuppliedPen } from './covered-doses.ts';
import { buyBy, coveredDoses } from './covered-doses.ts';

const ZONE = 'America/Sao_Paulo';
const OPENED = new Date('2026-11-02T02:30:00Z'); // still the 1st in São Paulo

const pen = (id: string, injections: number, given: Partial<SuppliedPen> = {}): SuppliedPen => ({
  id,
  injections,
  injectionsPerDose: 1,
  usableUntil: given.expiryDate ?? null,
  openedAt: null,
  inUseDays: null,
  expiryDate: null,
  isSingleDose: false,
  ...given,
});

const FROM = new Date('2026-11-16T23:30:15Z');

function days(pens: SuppliedPen[], intervalDays = 7) {
  const { covered, firstUncovered } = coveredDoses({ pens, from: FROM, intervalDays, zone: ZONE });
  return { covered: covered.length, firstUncovered: firstUncovered?.toISOString().slice(0, 10) ?? null };
}

test.each<[string, SuppliedPen[], number, string]>([
  ['nothing at home', [], 0, '2026-11-16'],
  ['4 doses', [pen('a', 4)], 4, '2026-12-14'],
  ['two pens', [pen('a', 4), pen('b', 2)], 6, '2026-12-28'],
  ['good on its last day', [pen('a', 4, { expiryDate: '2026-11-23' })], 2, '2026-11-30'],
  [
    'the one that ends first is used first',
    [pen('a', 2), pen('b', 2, { expiryDate: '2026-11-23' })],
    4,
    '2026-12-14',
  ],
  [
    'an open pen goes first, so the other ends unused',
    [
      pen('a', 2, { openedAt: OPENED, inUseDays: 42, usableUntil: '2026-12-13' }),
      pen('b', 2, { expiryDate: '2026-11-23' }),
    ],
    2,
    '2026-11-30',
  ],
  ['the clock of a sealed pen starts with its first dose', [pen('a', 8, { inUseDays: 28 })], 5, '2026-12-21'],
  [
    'each pen has its own clock',
    [pen('a', 8, { inUseDays: 28 }), pen('b', 1, { inUseDays: 28 })],
    6,
    '2026-12-28',
  ],
  [
    'three injections a dose: the rest of a pen goes into the next dose',
    [pen('a', 4, { injectionsPerDose: 3 }), pen('b', 4, { injectionsPerDose: 3 })],
    2,
    '2026-11-30',
  ],
  [
    'three pens of four give four doses of three',
    ['a', 'b', 'c'].map((id) => pen(id, 4, { injectionsPerDose: 3 })),
    4,
    '2026-12-14',
  ],
  ['an expired pen gives nothing', [pen('a', 4, { expiryDate: '2026-11-15' })], 0, '2026-11-16'],
])('covered: %s', (_, pens, covered, firstUncovered) => {
  expect(days(pens)).toEqual({ covered, firstUncovered });
});

test('no more than asked for', () => {
  expect(days([pen('a', 1000)], 1)).toEqual({ covered: 400, firstUncovered: null });
});

test('the clock on the wall stays when the clocks change', () => {
  const { covered, firstUncovered } = coveredDoses({
    pens: [pen('a', 2)],
    from: new Date('2026-10-18T07:15:30Z'),
    intervalDays: 7,
    zone: 'Europe/Lisbon',
  });
  expect([...covered, firstUncovered].map((at) => at?.toISOString())).toEqual([
    '2026-10-18T07:15:30.000Z',
    '2026-10-25T08:15:30.000Z',
    '2026-11-01T08:15:30.000Z',
  ]);
});

test('the pens that were passed in stay as they were', () => {
  const pens = [pen('a', 4, { inUseDays: 28 })];
  days(pens);
  expect(pens).toEqual([pen('a', 4, { inUseDays: 28 })]);
});

test('bought so many days before the end', () => {
  expect(buyBy('2026-12-05', 10)).toBe('2026-11-25');
});
