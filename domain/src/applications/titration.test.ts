import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, dayIn, daysBetween } from '../time/days.ts';
import { instantAt } from '../time/instants.ts';
import {
  doseOn,
  lengthsOf,
  moveStep,
  standingOf,
  stepOn,
  stepsFrom,
  type Standing,
  type StepLength,
} from './titration.ts';

const MONDAY = '2026-11-16';
const after = (weeks: number) => addDays(MONDAY, weeks * 7);
const lengths = (weeks: number, ...doses: number[]): StepLength[] =>
  doses.map((doseMg, index) => ({ doseMg, weeks: index === doses.length - 1 ? null : weeks }));

/** As in the leaflets that the catalogue cites. */
const OZEMPIC = lengths(4, 0.25, 0.5, 1);
const WEGOVY = lengths(4, 0.25, 0.5, 1, 1.7, 2.4);
const MOUNJARO = lengths(4, 2.5, 5, 7.5, 10, 12.5, 15);
const SAXENDA = lengths(1, 0.6, 1.2, 1.8, 2.4, 3);

describe('the calendar alone', () => {
  test.each<[string, StepLength[], [number, number][]]>([
    [
      'Ozempic',
      OZEMPIC,
      [
        [0, 0.25],
        [3, 0.25],
        [4, 0.5],
        [8, 1],
        [52, 1],
      ],
    ],
    [
      'Wegovy',
      WEGOVY,
      [
        [0, 0.25],
        [4, 0.5],
        [8, 1],
        [12, 1.7],
        [15, 1.7],
        [16, 2.4],
      ],
    ],
    [
      'Mounjaro',
      MOUNJARO,
      [
        [3, 2.5],
        [4, 5],
        [8, 7.5],
        [12, 10],
        [16, 12.5],
        [20, 15],
      ],
    ],
    [
      'Saxenda',
      SAXENDA,
      [
        [0, 0.6],
        [1, 1.2],
        [2, 1.8],
        [3, 2.4],
        [4, 3],
      ],
    ],
  ])('%s goes up as its label says', (_, label, doses) => {
    const steps = stepsFrom(MONDAY, label);
    expect(doses.map(([week]) => [week, stepOn(steps, after(week))?.doseMg])).toEqual(doses);
    expect(lengthsOf(steps)).toEqual(label);
  });

  test('before the first step nothing is planned', () => {
    expect(stepOn(stepsFrom(MONDAY, OZEMPIC), addDays(MONDAY, -1))).toBeNull();
  });

  test('a step that is moved takes those after it along', () => {
    const steps = moveStep(stepsFrom(MONDAY, OZEMPIC), 1, after(6));
    expect(steps.map(({ from }) => from)).toEqual([MONDAY, after(6), after(10)]);
    expect(lengthsOf(steps).map(({ weeks }) => weeks)).toEqual([6, 4, null]);
  });
});

/** A dose planned for a week. */
const at = (week: number, doseMg: number) => ({ doseMg, countsFor: after(week) });

describe('where a patient stands', () => {
  const steps = stepsFrom(MONDAY, OZEMPIC);
  const stand = (last: ReturnType<typeof at> | null, nextWeek: number, isMissed = false) =>
    standingOf(steps, { last, isMissed, nextDay: after(nextWeek) });

  test.each<[string, Standing, Standing]>([
    ['before the first dose', stand(null, 0), { current: 0, doseMg: 0.25, held: null }],
    ['in the first weeks', stand(at(1, 0.25), 2), { current: 0, doseMg: 0.25, held: null }],
    ['when the step is due', stand(at(3, 0.25), 4), { current: 0, doseMg: 0.25, held: null }],
    ['when it has begun', stand(at(4, 0.5), 5), { current: 1, doseMg: 0.5, held: null }],
    [
      'when the dose before it was missed',
      stand(at(2, 0.25), 4, true),
      { current: 0, doseMg: 0.25, held: 'missed' },
    ],
    [
      'when its own first dose was missed',
      stand(at(3, 0.25), 5, true),
      { current: 0, doseMg: 0.25, held: 'missed' },
    ],
    ['without any dose', stand(null, 4, true), { current: 0, doseMg: 0.25, held: 'missed' }],
    [
      'a dose missed long before a step',
      stand(at(0, 0.25), 2, true),
      { current: 0, doseMg: 0.25, held: null },
    ],
    [
      'with the old dose on the day of the step',
      stand(at(4, 0.25), 5),
      { current: 0, doseMg: 0.25, held: 'stayed' },
    ],
    ['back on the dose before', stand(at(6, 0.25), 7), { current: 0, doseMg: 0.25, held: 'stayed' }],
    ['a step begun early', stand(at(2, 0.5), 3), { current: 1, doseMg: 0.5, held: null }],
    [
      'past the last step, on a dose of its own',
      stand(at(9, 1.5), 10),
      { current: 2, doseMg: 1.5, held: null },
    ],
    ['after a slip of the comma', stand(at(9, 10), 10), { current: 2, doseMg: 1, held: null }],
  ])('%s', (_, standing, expected) => {
    expect(standing).toEqual(expected);
  });

  test('the dose of the next days follows', () => {
    const due = stand(at(3, 0.25), 4);
    expect([3, 4, 7, 8].map((week) => doseOn(steps, due, after(week)))).toEqual([0.25, 0.5, 0.5, 1]);
    const held = stand(at(2, 0.25), 4, true);
    expect([4, 8, 20].map((week) => doseOn(steps, held, after(week)))).toEqual([0.25, 0.25, 0.25]);
    expect(doseOn(steps, due, addDays(MONDAY, -1))).toBeNull();
  });

  test('a held step begins on the day that the patient gives it', () => {
    const moved = moveStep(steps, 1, after(6));
    const standing = standingOf(moved, { last: at(5, 0.25), isMissed: false, nextDay: after(6) });
    expect(standing).toEqual({ current: 0, doseMg: 0.25, held: null });
    expect(doseOn(moved, standing, after(6))).toBe(0.5);
  });

  test('a plan the patient begins anew holds whatever was missed before', () => {
    const anew = [...steps.slice(0, 1), ...stepsFrom(after(3), lengths(4, 0.5, 1))];
    const standing = standingOf(anew, { last: at(0, 0.25), isMissed: true, nextDay: after(4) });
    expect(standing).toEqual({ current: 1, doseMg: 0.5, held: null });
  });

  test('a step down begins on its day, and a higher dose stays behind it', () => {
    const down = stepsFrom(MONDAY, [
      { doseMg: 15, weeks: 4 },
      { doseMg: 10, weeks: null },
    ]);
    const on = (week: number, doseMg: number) =>
      standingOf(down, { last: at(week, doseMg), isMissed: false, nextDay: after(week + 1) });
    expect(on(4, 10)).toEqual({ current: 1, doseMg: 10, held: null });
    expect(on(4, 15)).toEqual({ current: 0, doseMg: 15, held: 'stayed' });
  });
});

describe('any steps, zone and range', () => {
  const anySteps = array(
    record({ doseMg: constantFrom(0.25, 0.5, 1, 1.7, 2.4, 5, 15), weeks: integer({ min: 1, max: 9 }) }),
    { minLength: 1, maxLength: 8 },
  ).map((each) => stepsFrom('2026-09-01', each));
  const anyLast = option(
    record({ doseMg: constantFrom(0.25, 0.5, 1, 15), days: integer({ min: 0, max: 400 }) }),
    { nil: null },
  );
  const week = integer({ min: 0, max: 60 });

  test('every day has one dose, of the steps or of the last application, and two ranges make the whole', () => {
    const zone = constantFrom('America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon', 'Pacific/Kiritimati');
    assert(
      property(anySteps, anyLast, boolean(), zone, week, week, (steps, said, isMissed, tz, cut, length) => {
        const last = said && { doseMg: said.doseMg, countsFor: addDays('2026-09-01', said.days) };
        const standing = standingOf(steps, {
          last,
          isMissed,
          nextDay: addDays('2026-09-01', (said?.days ?? 0) + 7),
        });
        // Days are read off instants of the wall clock, so that changes of the clocks are among them.
        const daysOf = (from: number, to: number) =>
          Array.from({ length: to - from }, (_, index): Day =>
            dayIn(tz, instantAt(addDays('2026-09-01', from + index), '08:00', tz)),
          );
        const doses = (from: number, to: number) =>
          daysOf(from, to).map((day) => doseOn(steps, standing, day));
        const whole = doses(0, cut + length);
        expect(whole).toEqual([...doses(0, cut), ...doses(cut, cut + length)]);
        const known = [...steps.map(({ doseMg }) => doseMg), standing.doseMg];
        expect(whole.every((doseMg) => doseMg !== null && known.includes(doseMg))).toBe(true);
      }),
    );
  });

  test('a held step never begins, on any day', () => {
    assert(
      property(anySteps, anyLast, integer({ min: 0, max: 500 }), (steps, said, days) => {
        const last = said && { doseMg: said.doseMg, countsFor: addDays('2026-09-01', said.days) };
        const nextDay = addDays('2026-09-01', days);
        const standing = standingOf(steps, { last, isMissed: true, nextDay });
        const next = steps[standing.current + 1];
        if (next && next.from <= nextDay) expect(doseOn(steps, standing, nextDay)).toBe(standing.doseMg);
      }),
    );
  });

  test('moving keeps every other distance', () => {
    assert(
      property(anySteps, week, (steps, days) => {
        if (steps.length < 2) return;
        const moved = moveStep(steps, 1, addDays(steps[1]!.from, days));
        const gaps = (of: typeof steps) =>
          of.slice(2).map(({ from }, index) => daysBetween(of[index + 1]!.from, from));
        expect(gaps(moved)).toEqual(gaps(steps));
        expect(moved[0]).toEqual(steps[0]);
      }),
    );
  });
});
