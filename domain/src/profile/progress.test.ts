import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

const KNOWN = {
  initialWeight: 92.4,
  currentWeight: 87.1,
  targetWeight: 74,
  startedOn: '2026-09-01',
  today: '2026-11-03',
};

test('from 92,4 to 74 kg, 87,1 kg after 63 days', () => {
  const { share, ...rest } = progressOf(KNOWN);
  expect(rest).toEqual({
    initialWeight: 92.4,
    currentWeight: 87.1,
    targetWeight: 74,
    lostKg: 5.3,
    toGoKg: 13.1,
    startedOn: '2026-09-01',
    daysInTreatment: 63,
  });
  expect(share).toBeCloseTo(5.3 / 18.4);
});

test.each([
  ['no weight measured yet', { currentWeight: null }, { lostKg: null, toGoKg: 18.4, share: null }],
  ['no initial weight', { initialWeight: null }, { lostKg: null, toGoKg: 13.1, share: null }],
  ['no target', { targetWeight: null }, { lostKg: 5.3, toGoKg: null, share: null }],
  ['weight gained', { currentWeight: 93.6 }, { lostKg: -1.2, toGoKg: 19.6, share: 0 }],
  ['target reached', { currentWeight: 74 }, { lostKg: 18.4, toGoKg: 0, share: 1 }],
  ['below the target', { currentWeight: 70 }, { lostKg: 22.4, toGoKg: 0, share: 1 }],
  ['target above the start', { targetWeight: 95 }, { toGoKg: 0, share: null }],
  ['start not known', { startedOn: null }, { daysInTreatment: null }],
  ['start today', { startedOn: '2026-11-03' }, { daysInTreatment: 0 }],
  ['start tomorrow', { startedOn: '2026-11-04' }, { daysInTreatment: null }],
])('%s', (_, change, expected) => {
  expect(progressOf({ ...KNOWN, ...change })).toMatchObject(expected);
});
