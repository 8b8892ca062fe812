import { expect, test } from 'vitest';
import { dayByKey } from './grid-keys.ts';

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-11-18', '2026-11-11'],
  ['ArrowDown', '2026-12-30', '2027-01-06'],
  ['Home', '2026-11-18', '2026-11-15'],
  ['Home', '2026-11-15', '2026-11-15'],
  ['End', '2026-11-18', '2026-11-21'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-12-31', '2027-01-31'],
  ['Tab', '2026-11-18', null],
])('%s from %s leads to %s', (key, day, expected) => {
  expect(dayByKey(day, key)).toBe(expected);
});
