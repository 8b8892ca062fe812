import { expect, test } from 'vitest';
import { goalOf } from './goal.ts';

const BODY = { heightCm: 165, birthDate: '1990-05-02', today: '2026-11-15' };
const KNOWN = { initialWeight: 92.4, targetWeight: 74, currentWeight: 87.1 };

test.each([
  ['half on the way', {}, [18.4, true, 5.3, 13.1]],
  ['nothing weighed yet', { currentWeight: null }, [18.4, true, null, 18.4]],
  ['weight gained', { currentWeight: 93.6 }, [18.4, true, -1.2, 19.6]],
  ['target reached', { currentWeight: 74 }, [18.4, true, 18.4, 0]],
  ['below the target', { currentWeight: 70 }, [18.4, true, 22.4, 0]],
  ['no target: the 15 kg of the specification', { targetWeight: null }, [15, false, 5.3, 9.7]],
  ['15 kg and more', { targetWeight: null, currentWeight: 70 }, [15, false, 22.4, 0]],
  ['no target and nothing weighed', { targetWeight: null, currentWeight: null }, [15, false, null, null]],
  ['target above the start: what is left to gain', { targetWeight: 95 }, [0, false, 5.3, 7.9]],
  ['target above the start, gained', { targetWeight: 95, currentWeight: 95.5 }, [0, false, -3.1, 0]],
  [
    'target above the start, nothing weighed',
    { targetWeight: 95, currentWeight: null },
    [0, false, null, null],
  ],
  ['target at the start', { targetWeight: 92.4 }, [0, false, 5.3, 0]],
  ['target at the start, gained', { targetWeight: 92.4, currentWeight: 93 }, [0, false, -0.6, 0.6]],
  ['no initial weight', { initialWeight: null }, [15, false, null, 13.1]],
  ['no initial weight, below the target', { initialWeight: null, currentWeight: 70 }, [15, false, null, 0]],
  ['no initial weight, at the target', { initialWeight: null, currentWeight: 74 }, [15, false, null, 0]],
  [
    'a new account',
    { initialWeight: null, targetWeight: null, currentWeight: null },
    [15, false, null, null],
  ],
])('%s', (_, change, [goalKg, isGoalFromProfile, lostKg, remainingGoalKg]) => {
  expect(goalOf({ ...KNOWN, ...change }, BODY)).toEqual({
    goalKg,
    isGoalFromProfile,
    lostKg,
    remainingGoalKg,
  });
});

const NOTHING = { goalKg: 0, isGoalFromProfile: false, remainingGoalKg: null };

test.each([
  // 42 kg at 1,60 m are a BMI of 16,4.
  ['a target too low', { initialWeight: 50, targetWeight: 42, currentWeight: 48 }, { heightCm: 160 }, 2],
  [
    'a target too low from 60 years on',
    { initialWeight: 70, targetWeight: 58, currentWeight: 66 },
    { birthDate: '1950-05-02' },
    4,
  ],
  ['15 kg that lead too low', { initialWeight: 62, targetWeight: null, currentWeight: 60 }, {}, 2],
])('%s: nothing counts down', (_, weights, change, lostKg) => {
  expect(goalOf(weights, { ...BODY, ...change })).toEqual({ ...NOTHING, lostKg });
});
