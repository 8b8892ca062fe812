import { expect, test } from 'vitest';
import { withPressureSlash } from './pressure-slash.ts';

/** As if each key were pressed at the end. */
function typing(keys: string): string {
  let text = '';
  for (const key of keys) text = withPressureSlash(text, text + key);
  return text;
}

test.each([
  ['12080', '120/80'],
  ['120/80', '120/80'],
  ['9060', '90/60'],
  ['95', '95/'],
  ['110', '110/'],
  ['12', '12'],
  ['12/8', '12/8'],
])('typing %s shows %s', (keys, shown) => {
  expect(typing(keys)).toBe(shown);
});

test.each([
  ['120/', '120', '120'],
  ['120/80', '10/80', '10/80'],
  ['', '120/80', '120/80'],
  ['', 'boa', 'boa'],
])('from %j to %j stays %j', (before, typed, shown) => {
  expect(withPressureSlash(before, typed)).toBe(shown);
});
