import { expect, test } from 'vitest';
import { usableUntil } from './in-use.ts';

const ZONE = 'America/Sao_Paulo';
const OPENED = new Date('2026-11-02T02:30:00Z'); // still the 1st in São Paulo

test.each([
  ['printed expiry only', { expiryDate: '2027-01-01' }, '2027-01-01'],
  ['opened, 42 days', { openedAt: OPENED, inUseDays: 42 }, '2026-12-13'],
  [
    'the printed day comes first',
    { openedAt: OPENED, inUseDays: 42, expiryDate: '2026-12-01' },
    '2026-12-01',
  ],
  ['the days in use end first', { openedAt: OPENED, inUseDays: 42, expiryDate: '2027-01-01' }, '2026-12-13'],
  ['nobody says how long', { openedAt: OPENED, expiryDate: '2027-01-01' }, '2027-01-01'],
  ['a single-dose pen has no clock', { openedAt: OPENED, inUseDays: 42, isSingleDose: true }, null],
  ['in another zone', { openedAt: OPENED, inUseDays: 42, zone: 'Europe/Lisbon' }, '2026-12-14'],
])('usable until: %s', (_, given, day) => {
  const unknown = { expiryDate: null, openedAt: null, inUseDays: null, zone: ZONE, isSingleDose: false };
  expect(usableUntil({ ...unknown, ...given })).toBe(day);
});
