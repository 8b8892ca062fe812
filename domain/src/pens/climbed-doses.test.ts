import { expect, test } from 'vitest';
import { mgAfterClimbing } from './climbed-doses.ts';

const OZEMPIC = {
  unitMg: 2,
  doseOptionsMg: [0.25, 0.5],
  intervalDays: 7,
  steps: [
    { doseMg: 0.25, minWeeks: 4 },
    { doseMg: 0.5, minWeeks: 4 },
    { doseMg: 1, minWeeks: null },
  ],
};
const SAXENDA = {
  unitMg: 18,
  doseOptionsMg: [0.6, 1.2, 1.8, 2.4, 3],
  intervalDays: 1,
  steps: [
    { doseMg: 0.6, minWeeks: 1 },
    { doseMg: 1.2, minWeeks: 1 },
    { doseMg: 1.8, minWeeks: 1 },
    { doseMg: 2.4, minWeeks: 1 },
    { doseMg: 3, minWeeks: null },
  ],
};

test.each([
  ['four small ones', OZEMPIC, 0.5, 4, 1],
  ['four small ones and one of today’s', OZEMPIC, 0.5, 5, 0.5],
  ['all of it', OZEMPIC, 0.5, 6, 0],
  ['more than it gives', OZEMPIC, 0.5, 7, null],
  ['no smaller dose than the first', OZEMPIC, 0.25, 4, null],
  ['a pen of one strength', { ...OZEMPIC, doseOptionsMg: [0.5] }, 0.5, 4, null],
  ['two weeks of a daily pen', SAXENDA, 1.8, 14, 5.4],
])('%s', (_, pen, currentDoseMg, doses, held) => {
  expect(mgAfterClimbing({ ...pen, currentDoseMg }, doses)).toBe(held);
});
