import { expect, test } from 'vitest';
import { accountPercent } from './completion.ts';

test.each([
  [true, true, true, 100],
  [true, true, false, 75],
  [true, false, true, 75],
  [true, false, false, 50],
  [false, true, false, 50],
  [false, false, false, 25],
])(
  'password %s, verified e-mail %s and two-factor %s are %s%%',
  (hasPassword, isEmailVerified, isTwoFactorEnabled, percent) => {
    expect(accountPercent({ hasPassword, isEmailVerified, isTwoFactorEnabled })).toBe(percent);
  },
);
