import { expect, test } from 'vitest';
import { isJump } from './limits.ts';

test.each([
  ['a tenth from one day to the next', 81, 90, 1, false],
  ['more than a tenth within a week', 80.5, 90, 7, true],
  ['88 for 98 after four weeks', 88, 98, 28, true],
  ['104 to 88 kg in month four', 88, 104, 100, false],
  ['the same gained back in four months', 104, 88, 120, false],
  ['a value from before all others', 104, 88, -100, false],
  ['68 for 168 after a year', 68, 168, 365, true],
  ['a third in two years', 66, 100, 730, false],
  ['half in two years', 50, 100, 730, true],
  ['nothing known', 50, null, 0, false],
])('%s: %s after %s, %s days apart, is asked about: %s', (_, value, last, days, asked) => {
  expect(isJump(value, last, days)).toBe(asked);
});
