import { expect, test } from 'vitest';
import { daysOf } from './period.ts';
import { readReportsSearch } from './search.ts';

test('an address keeps known words and real days', () => {
  expect(
    readReportsSearch({ type: 'medical', period: 'own', from: '2026-02-30', to: '2026-03-01', open: 'x' }),
  ).toEqual({
    type: 'medical',
    period: 'own',
    from: undefined,
    to: '2026-03-01',
    annex: undefined,
    open: undefined,
  });
});

test.each([
  ['7', '2026-11-10'],
  ['30', '2026-10-18'],
  ['90', '2026-08-19'],
  ['365', '2025-11-17'],
] as const)('%s days begin on %s', (period, from) => {
  expect(daysOf({ period, own: {}, lastAppointmentOn: null, today: '2026-11-16' })).toEqual({
    from,
    to: '2026-11-16',
  });
});

test('the last consultation is waited for, and without one it is a month', () => {
  const asked = { period: 'visit', own: {}, today: '2026-11-16' } as const;
  expect(daysOf({ ...asked, lastAppointmentOn: undefined })).toBeNull();
  expect(daysOf({ ...asked, lastAppointmentOn: '2026-11-01' })?.from).toBe('2026-11-01');
  expect(daysOf({ ...asked, lastAppointmentOn: null })?.from).toBe('2026-10-18');
});
