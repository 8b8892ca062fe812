import { expect, test } from 'vitest';
import { durationText } from './duration.ts';

test.each([
  [1, '1 min'],
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [180, '3 h'],
  [1439, '23 h 59 min'],
  [1440, '1 dia'],
  [1500, '1 dia e 1 h'],
  [2879, '2 dias'],
  [2880, '2 dias'],
  [129_600, '90 dias'],
])('%s minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
