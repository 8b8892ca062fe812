import { expect, test } from 'vitest';
import { aPen, aSealedPen } from '../../../testing/pens.ts';
import { groupPens, groupText, leadingPen, pressingBadge } from './pen-groups.ts';

const WEGOVY = { injectionsPerDose: 3, medication: { id: 'wegovy-24', commercialName: 'Wegovy' } };

test('entries of one product are one group, where its first one stands', () => {
  const pens = [aPen(), aSealedPen(WEGOVY), aSealedPen()];
  expect(groupPens(pens).map((group) => group.pens.length)).toEqual([2, 1]);
});

test.each([
  ['open and sealed', [aPen(), aSealedPen(), aSealedPen()], '1 aberta · 2 lacradas · 11 doses'],
  [
    'rests make a dose of several',
    [1, 2].map((injectionsLeft) => aPen({ ...WEGOVY, dosesLeft: 0, injectionsLeft })),
    '2 abertas · 1 dose',
  ],
  ['an expired one gives no dose', [aSealedPen(), aSealedPen({ badge: 'expired' })], '2 lacradas · 4 doses'],
  ['only an expired one', [aSealedPen({ badge: 'expired' })], '1 lacrada'],
  ['units', [aPen({ mgPerUnit: 0.036, dosesLeft: 300 })], '1 aberta · 300 unidades'],
])('%s', (_, pens, text) => {
  expect(groupText(pens)).toBe(text);
});

test('the pen opened last leads, then the sealed one that ends first; an expired one only where nothing else is left', () => {
  const expired = aPen({ badge: 'expired', openedAt: '2026-11-01T12:00:00Z' });
  const older = aPen({ openedAt: '2026-01-01T12:00:00Z' });
  const newer = aPen({ openedAt: '2026-02-01T12:00:00Z' });
  const [soon, late] = ['2027-01-31', '2027-12-31'].map((usableUntil) => aSealedPen({ usableUntil }));
  expect(leadingPen([expired, older, newer, late!, soon!])).toBe(newer);
  expect(leadingPen([expired, late!, soon!])).toBe(soon);
  expect(leadingPen([expired])).toBe(expired);
  expect(leadingPen([aPen({ status: 'empty' })])).toBeNull();
});

test('a last dose is pressing in one pen, and not among several', () => {
  const last = aPen({ badge: 'critical' });
  expect(pressingBadge([last])).toBe('critical');
  expect(pressingBadge([last, aSealedPen()])).toBeNull();
  expect(pressingBadge([last, aSealedPen({ badge: 'expiring' })])).toBe('expiring');
});
