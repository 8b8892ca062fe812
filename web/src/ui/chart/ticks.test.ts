import { expect, test } from 'vitest';
import { ticks } from './ticks.ts';

test.each([
  [0, 10, 5, [0, 2, 4, 6, 8, 10]],
  [0, 1, 4, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [78.3, 84.9, 4, [80, 82, 84]],
  [0.12, 0.47, 4, [0.2, 0.3, 0.4]],
  [0, 2600, 4, [0, 500, 1000, 1500, 2000, 2500]],
  [-3, 3, 3, [-2, 0, 2]],
  [5, 5, 4, [5]],
])('from %d to %d, about %d: %j', (low, high, count, values) => {
  expect(ticks(low, high, count)).toEqual(values);
});
