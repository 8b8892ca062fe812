import { expect, test } from 'vitest';
import { phoneSpellings } from './phone-spellings.ts';

test.each([
  ['553188887777', ['+553188887777', '+5531988887777']],
  ['5531988887777', ['+5531988887777', '+553188887777']],
  ['14158675309', ['+14158675309']],
  ['551133334444', ['+551133334444']],
])('%s', (digits, spellings) => expect(phoneSpellings(digits)).toEqual(spellings));
