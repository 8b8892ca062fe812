import { expect, test } from 'vitest';
import { DOSE_STEPS, doseStep } from './dose-step.ts';

test.each([
  ['Ozempic', [0.25, 0.5, 1, 2]],
  ['Wegovy', [0.25, 0.5, 1, 1.7, 2.4, 7.2]],
  ['Mounjaro', [2.5, 5, 7.5, 10, 12.5, 15]],
  ['Saxenda', [0.6, 1.2, 1.8, 2.4, 3]],
  ['Trulicity', [0.75, 1.5, 3, 4.5]],
  ['Byetta', [0.005, 0.01]],
  ['Lyxumia', [0.01, 0.02]],
  ['Rybelsus', [3, 7, 14]],
])('each strength of %s has a step of its own', (_, ladder) => {
  const steps = ladder.map(doseStep);
  expect(new Set(steps).size).toBe(ladder.length);
});

test('the lowest strengths share the first step, and an unknown one has one too', () => {
  expect([0.25, 2.5, 0.6, 0.75].map(doseStep)).toEqual([0, 0, 0, 0]);
  expect(doseStep(0.33)).toBe(doseStep(0.33));
  expect(doseStep(0.33)).toBeLessThan(DOSE_STEPS);
});
