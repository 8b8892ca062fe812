import { expect, test } from 'vitest';
import { spreadTimes } from './times.ts';

test.each([
  [1, ['08:00']],
  [2, ['08:00', '20:00']],
  [3, ['08:00', '14:00', '20:00']],
  [4, ['08:00', '12:00', '16:00', '20:00']],
  [5, ['08:00', '11:00', '14:00', '17:00', '20:00']],
  [6, ['08:00', '10:25', '12:50', '15:10', '17:35', '20:00']],
])('%i times a day are %j', (timesPerDay, times) => {
  expect(spreadTimes(timesPerDay)).toEqual(times);
});
