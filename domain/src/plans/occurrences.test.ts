import { array, assert, constantFrom, integer, option, property, record, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time/days.ts';
import { occurrences, occurrencesToMatch, type Planned, type PlanOfDoses } from './occurrences.ts';
import { FREQUENCIES, firstDoseDay, isDoseDay, type Schedule } from './schedule.ts';

const DAILY: Schedule = {
  frequency: 'daily',
  startDate: '2026-11-16',
  daysOfWeek: [],
  intervalDays: null,
  daysOn: null,
  daysOff: null,
  times: ['08:00'],
};

function planOf(
  schedule: Partial<Schedule>,
  rest: Partial<PlanOfDoses> & { endDate?: string; totalDoses?: number | null } = {},
): PlanOfDoses {
  const { endDate = null, totalDoses = null, ...others } = rest;
  const whole = { ...DAILY, ...schedule };
  return {
    versions: [{ from: whole.startDate, schedule: whole, endDate, totalDoses }],
    pauses: [],
    endedAt: null,
    ...others,
  };
}

const daysOf = (planned: readonly Planned[]) => planned.map(({ day }) => day.slice(5));

test.each<[string, Partial<Schedule>, string[]]>([
  ['every day', {}, ['11-16', '11-17', '11-18']],
  [
    'weekly on Tuesday and Sunday',
    { frequency: 'weekly', daysOfWeek: [2, 0] },
    ['11-17', '11-22', '11-24', '11-29'],
  ],
  ['weekly on the weekday of its first day', { frequency: 'weekly' }, ['11-16', '11-23', '11-30']],
  ['every third day', { frequency: 'custom', intervalDays: 3 }, ['11-16', '11-19', '11-22']],
  [
    'two days on, one off',
    { frequency: 'custom', daysOn: 2, daysOff: 1 },
    ['11-16', '11-17', '11-19', '11-20'],
  ],
])('%s', (_, schedule, days) => {
  const found = occurrences(planOf(schedule), { from: '2026-11-01', to: '2026-11-30' });
  expect(daysOf(found).slice(0, days.length)).toEqual(days);
});

test('the 31st of a shorter month is its last day', () => {
  const plan = planOf({ frequency: 'monthly', startDate: '2026-01-31' });
  expect(daysOf(occurrences(plan, { from: '2026-01-01', to: '2026-05-31' }))).toEqual([
    '01-31',
    '02-28',
    '03-31',
    '04-30',
    '05-31',
  ]);
});

test('the last day of a plan has its doses', () => {
  const plan = planOf({}, { endDate: '2026-11-18' });
  expect(daysOf(occurrences(plan, { from: '2026-11-01', to: '2026-12-31' }))).toEqual([
    '11-16',
    '11-17',
    '11-18',
  ]);
});

test('a course has as many doses as it says, also where a later part is asked for', () => {
  const plan = planOf({ times: ['08:00', '20:00'] }, { totalDoses: 5 });
  expect(occurrences(plan, { from: '2026-11-18', to: '2027-11-18' })).toEqual([
    { day: '2026-11-18', time: '08:00' },
  ]);
});

test('a course that was paused has its doses afterwards', () => {
  const plan = planOf(
    {},
    { totalDoses: 3, pauses: [{ from: '2026-11-17T00:00', until: '2026-11-20T00:00' }] },
  );
  expect(daysOf(occurrences(plan, { from: '2026-11-01', to: '2026-12-31' }))).toEqual([
    '11-16',
    '11-20',
    '11-21',
  ]);
});

test('ending a plan at noon leaves the dose of the morning', () => {
  const plan = planOf({ times: ['08:00', '20:00'] }, { endedAt: '2026-11-17T12:00' });
  expect(occurrences(plan, { from: '2026-11-17', to: '2026-11-30' })).toEqual([
    { day: '2026-11-17', time: '08:00' },
  ]);
});

describe('a plan made at 17:47 of its first day', () => {
  const plan = planOf({ times: ['08:00', '20:00'] }, { beginsAt: '2026-11-16T17:47', totalDoses: 3 });
  const range = { from: '2026-11-10', to: '2026-11-30' };
  const ahead = [
    { day: '2026-11-16', time: '20:00' },
    { day: '2026-11-17', time: '08:00' },
    { day: '2026-11-17', time: '20:00' },
  ];

  test('has its dose of 20:00, and none of the morning', () => {
    expect(occurrences(plan, range)).toEqual(ahead);
  });

  test('has the time of the morning only for a dose taken before it was made', () => {
    const morning = { day: '2026-11-16', time: '08:00', takenBefore: '17:47' };
    expect(occurrencesToMatch(plan, range)).toEqual([morning, ...ahead]);
  });

  test('that begins earlier by a change has the doses of those days', () => {
    const [version] = planOf({ startDate: '2026-11-15' }).versions;
    expect(daysOf(occurrences({ ...plan, versions: [version!] }, { ...range, to: '2026-11-17' }))).toEqual([
      '11-15',
      '11-17',
    ]);
  });
});

test('a change counts from its day on, and the past keeps what was planned', () => {
  const before = planOf({ times: ['08:00'] }).versions[0]!;
  const plan = planOf(
    {},
    {
      versions: [
        before,
        { ...before, from: '2026-11-18', schedule: { ...before.schedule, times: ['21:00'] } },
      ],
    },
  );
  expect(occurrences(plan, { from: '2026-11-17', to: '2026-11-18' })).toEqual([
    { day: '2026-11-17', time: '08:00' },
    { day: '2026-11-18', time: '21:00' },
  ]);
});

test('an end date in the past, said later, takes no dose away that was planned before', () => {
  const before = planOf({}).versions[0]!;
  const versions = [before, { ...before, from: '2026-11-20', endDate: '2026-11-17' }];
  expect(daysOf(occurrences(planOf({}, { versions }), { from: '2026-11-01', to: '2026-12-31' }))).toEqual([
    '11-16',
    '11-17',
    '11-18',
    '11-19',
  ]);
});

/** Doses of the days 16 to 30, where the count is another one from the 20th on. */
function daysWith(before: number | null, after: number | null): string[] {
  const first = planOf({}, { totalDoses: before }).versions[0]!;
  const versions = [first, { ...first, from: '2026-11-20', totalDoses: after }];
  return daysOf(occurrences(planOf({}, { versions }), { from: '2026-11-01', to: '2026-11-30' }));
}

describe('the count of a course, said later,', () => {
  const PAST = ['11-16', '11-17', '11-18', '11-19'];

  test.each<[string, number | null, number | null, string[]]>([
    ['counts from that day where the plan had no end', null, 2, [...PAST, '11-20', '11-21']],
    ['adds the doses that are missing', 5, 6, [...PAST, '11-20', '11-21']],
    ['adds them from that day on where the course was over', 2, 4, ['11-16', '11-17', '11-20', '11-21']],
    ['takes none away that was planned before', 6, 3, PAST],
  ])('%s', (_, before, after, days) => {
    expect(daysWith(before, after)).toEqual(days);
  });

  test('is the same for a later part of the days', () => {
    const first = planOf({}, { totalDoses: 2 }).versions[0]!;
    const versions = [first, { ...first, from: '2026-11-20', totalDoses: 4 }];
    const later = { from: '2026-11-21', to: '2026-11-30' };
    expect(daysOf(occurrences(planOf({}, { versions }), later))).toEqual(['11-21']);
  });
});

const START = '2024-01-31';
const anyPlan = record({
  frequency: constantFrom(...FREQUENCIES),
  daysOfWeek: subarray([0, 1, 2, 3, 4, 5, 6]),
  times: subarray(['00:00', '02:30', '08:00', '14:35', '23:59'], { minLength: 1 }),
  rhythm: constantFrom<Partial<Schedule>>(
    { intervalDays: 5 },
    { daysOn: 21, daysOff: 7 },
    { intervalDays: 1 },
  ),
  totalDoses: option(integer({ min: 1, max: 90 })),
  pauses: array(integer({ min: 0, max: 300 }), { maxLength: 3 }),
}).map(({ pauses, totalDoses, rhythm, ...schedule }) =>
  planOf(
    { ...schedule, ...(schedule.frequency === 'custom' ? rhythm : {}), startDate: START },
    {
      totalDoses,
      pauses: pauses.map((start) => ({
        from: `${addDays(START, start)}T12:00`,
        until: `${addDays(START, start + 9)}T00:00`,
      })),
    },
  ),
);

test('two ranges side by side give what the whole gives, and no dose twice', () => {
  assert(
    property(
      anyPlan,
      integer({ min: -20, max: 400 }),
      integer({ min: 0, max: 400 }),
      (plan, start, length) => {
        const from = addDays(START, start);
        const middle = addDays(from, Math.floor(length / 2));
        const to = addDays(from, length);
        const whole = occurrences(plan, { from, to });
        const parts = [
          ...occurrences(plan, { from, to: middle }),
          ...occurrences(plan, { from: addDays(middle, 1), to }),
        ];
        expect(parts).toEqual(whole);
        expect(new Set(whole.map(({ day, time }) => day + time)).size).toBe(whole.length);
      },
    ),
  );
});

test('a course that is not paused for ever has exactly its doses', () => {
  assert(
    property(anyPlan, (plan) => {
      const { totalDoses } = plan.versions[0]!;
      if (totalDoses === null) return;
      expect(occurrences(plan, { from: START, to: '2040-12-31' })).toHaveLength(totalDoses);
    }),
  );
});

test('the first day with doses is the one a walk from day to day finds', () => {
  assert(
    property(anyPlan, integer({ min: -20, max: 800 }), (plan, start) => {
      const { schedule } = plan.versions[0]!;
      const from = addDays(START, start);
      let day = from;
      while (!isDoseDay(schedule, day)) day = addDays(day, 1);
      expect(firstDoseDay(schedule, from)).toBe(day);
    }),
  );
});

test('a course with a dose a year since the year 1 is not walked day by day', () => {
  const schedule = { frequency: 'custom', intervalDays: 365, startDate: '0001-01-01' } as const;
  const found = occurrences(planOf(schedule, { totalDoses: 5000 }), { from: '2026-01-01', to: '2026-12-31' });
  expect(found).toHaveLength(1);
});
