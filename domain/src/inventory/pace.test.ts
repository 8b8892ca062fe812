import { expect, test } from 'vitest';
import { type Pace, paceOf } from './pace.ts';

const SILENT = { frequencyTimes: null, frequencyPer: null, unitsPerDose: 1 };
const DAILY = { frequencyTimes: 1, frequencyPer: 'day', unitsPerDose: 2 } as const;
const WEEKLY = { frequencyTimes: 1, frequencyPer: 'week', unitsPerDose: 1 } as const;
const AS_NEEDED = { frequencyTimes: null, frequencyPer: 'as-needed', unitsPerDose: 1 } as const;
const PLANNED: Pace = { unitsPerDose: 3, frequency: { times: 2, per: 'day' } };

test.each([
  ['the plan before the box', DAILY, [WEEKLY], PLANNED, PLANNED],
  [
    'the box before another',
    WEEKLY,
    [DAILY],
    null,
    { unitsPerDose: 1, frequency: { times: 1, per: 'week' } },
  ],
  [
    'the first other that says it',
    SILENT,
    [SILENT, DAILY, WEEKLY],
    undefined,
    { unitsPerDose: 2, frequency: { times: 1, per: 'day' } },
  ],
  ['as needed is a word of its own', AS_NEEDED, [DAILY], null, { unitsPerDose: 1, frequency: null }],
  ['nobody says it', SILENT, [AS_NEEDED], null, { unitsPerDose: 1, frequency: null }],
])('%s', (_, box, ofProduct, planned, expected) => {
  expect(paceOf(box, ofProduct, planned)).toEqual(expected);
});
