import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../time/spans.ts';
import { doubtSentence } from './dose-doubt-words.ts';
import { doseDoubts, type LabelDoses, type Step } from './dose-doubts.ts';
import { type RestartRule, RESTART_RULES } from './restart.ts';
import { hoursOnBoard, isOnBoard } from './on-board.ts';

const steps = (weeks: number, ...doses: number[]): Step[] =>
  doses.map((doseMg, index) => ({ doseMg, minWeeks: index === doses.length - 1 ? null : weeks }));
const LABEL: Omit<LabelDoses, 'steps'> = {
  mostMg: null,
  mostAfterWeeks: null,
  byCountry: null,
  isOwn: true,
};
const OZEMPIC: LabelDoses & { intervalDays: number } = {
  ...LABEL,
  byCountry: { brazilMg: 1, abroadMg: 2 },
  steps: steps(4, 0.25, 0.5, 1),
  intervalDays: 7,
};
const MOUNJARO = { ...LABEL, steps: steps(4, 2.5, 5, 7.5, 10, 12.5, 15), intervalDays: 7 };
const SAXENDA = { ...LABEL, steps: steps(1, 0.6, 1.2, 1.8, 2.4, 3), intervalDays: 1 };
const VICTOZA = { ...LABEL, steps: steps(1, 0.6, 1.2, 1.8), intervalDays: 1 };
const TRULICITY = {
  ...LABEL,
  steps: [0.75, 1.5].map((doseMg) => ({ doseMg, minWeeks: null })),
  intervalDays: 7,
};
const UNKNOWN = { ...LABEL, steps: [], intervalDays: 7 };
/** Of a dose that nothing follows, of a molecule whose texts say nothing about a pause. */
const ALONE = { next: null, restart: null };

const day = (days: number) => new Date(Date.UTC(2026, 0, 1, 11) + days * DAY_MS);
/** Doses one interval apart from day 0 on. */
const given = (every: number, ...doses: number[]) =>
  doses.map((mg, index) => ({ at: day(index * every), mg }));
const about = (
  label: typeof OZEMPIC,
  mg: number,
  doses: number[],
  onDay = doses.length * label.intervalDays,
) => {
  const before = given(label.intervalDays, ...doses);
  const doubts = doseDoubts({ ...label, ...ALONE, mg, at: day(onDay), before, isBeginning: false });
  return doubts.length > 0 ? doubtSentence(mg, doubts) : null;
};

describe('a dose like the ones before is not asked about', () => {
  test.each([
    ['the first of all', OZEMPIC, 1, []],
    ['the same again', OZEMPIC, 0.25, [0.25, 0.25]],
    ['the next step after four weeks', OZEMPIC, 0.5, [0.25, 0.25, 0.25, 0.25]],
    ['the next step after a week of a daily one', SAXENDA, 1.2, Array.from({ length: 7 }, () => 0.6)],
    ['the largest of the label', MOUNJARO, 15, [15, 15]],
    ['a smaller one', OZEMPIC, 0.5, [1, 1]],
    ['back to one taken before', OZEMPIC, 1, [0.25, 1, 0.25]],
    ['a label without weeks', TRULICITY, 1.5, [0.75]],
    ['no label', UNKNOWN, 2, [1]],
    ['between two steps, once it was confirmed', OZEMPIC, 0.75, [0.75]],
  ] as const)('%s', (_, label, mg, doses) => {
    expect(about({ ...label, steps: [...label.steps] }, mg, [...doses])).toBeNull();
  });

  test('half a week early is still that week', () => {
    expect(about(OZEMPIC, 0.5, [0.25, 0.25, 0.25, 0.25], 25)).toBeNull();
    expect(about(OZEMPIC, 0.5, [0.25, 0.25, 0.25, 0.25], 24)).not.toBeNull();
  });
});

const weeksSentence = (weeks: string) =>
  `Pela bula, são pelo menos 4 semanas com 0,25 mg antes de aumentar, e nos seus registros ${weeks}: são mesmo 0,5 mg?`;

test('the sentence counts the weeks as the rule does: a dose hours early is of its week', () => {
  expect(about(OZEMPIC, 0.5, [0.25, 0.25, 0.25], 20.4)).toBe(weeksSentence('são 3'));
  expect(about(OZEMPIC, 0.5, [0.25, 0.25, 0.25], 17)).toBe(weeksSentence('são 2'));
  // Every two weeks, two doses are not yet four weeks.
  expect(about({ ...OZEMPIC, intervalDays: 14 }, 0.5, [0.25], 14)).toBe(weeksSentence('são 2'));
});

test.each([
  [OZEMPIC, 4, [], 'A bula brasileira vai até 1 mg (em outros países, até 2 mg): são mesmo 4 mg?'],
  [OZEMPIC, 0.75, [], 'As doses da bula são 0,5 mg e, depois, 1 mg: são mesmo 0,75 mg?'],
  [SAXENDA, 18, [3], 'A bula vai até 3 mg: são mesmo 18 mg?'],
  [MOUNJARO, 60, [15], 'A bula vai até 15 mg: são mesmo 60 mg?'],
  [VICTOZA, 6, [], 'A bula vai até 1,8 mg: são mesmo 6 mg?'],
  [
    OZEMPIC,
    2.5,
    [0.25],
    'A bula brasileira vai até 1 mg (em outros países, até 2 mg); a sua dose anterior foi 0,25 mg: são mesmo 2,5 mg?',
  ],
  [MOUNJARO, 0.25, [], 'A bula começa com 2,5 mg: são mesmo 0,25 mg?'],
  [UNKNOWN, 2.5, [0.25], 'A sua dose anterior foi 0,25 mg: são mesmo 2,5 mg?'],
  [UNKNOWN, 0.25, [2.5], 'A sua dose anterior foi 2,5 mg: são mesmo 0,25 mg?'],
  [OZEMPIC, 1, [0.25, 0.25, 0.25, 0.25], 'Pela bula, depois de 0,25 mg vem 0,5 mg: são mesmo 1 mg?'],
  [MOUNJARO, 8, [2.5, 2.5, 2.5, 2.5], 'Pela bula, depois de 2,5 mg vem 5 mg: são mesmo 8 mg?'],
  [
    MOUNJARO,
    5,
    [2.5, 2.5],
    'Pela bula, são pelo menos 4 semanas com 2,5 mg antes de aumentar, e nos seus registros são 2: são mesmo 5 mg?',
  ],
  [
    SAXENDA,
    1.2,
    [0.6, 0.6],
    'Pela bula, são pelo menos 1 semana com 0,6 mg antes de aumentar, e nos seus registros é menos de uma: são mesmo 1,2 mg?',
  ],
])('%j: %s mg after %j asks', (label, mg, doses, sentence) => {
  expect(about({ ...label }, mg, doses)).toBe(sentence);
});

describe('after a long pause', () => {
  const again = (
    label: typeof OZEMPIC,
    restart: RestartRule | undefined,
    mg: number,
    lastMg: number,
    days: number,
  ) => {
    const before = [{ at: day(0), mg: lastMg }];
    const dose = {
      ...label,
      mg,
      at: day(days),
      before,
      next: null,
      isBeginning: false,
      restart: restart ?? null,
    };
    return doseDoubts(dose).map(({ kind }) => kind);
  };
  const { semaglutide, tirzepatide, liraglutide, dulaglutide } = RESTART_RULES;

  test.each([
    ['Wegovy, one dose missed', OZEMPIC, semaglutide, 1, 1, 19, []],
    ['two doses missed', OZEMPIC, semaglutide, 1, 1, 20, ['long-pause']],
    ['a smaller one', OZEMPIC, semaglutide, 0.5, 1, 60, []],
    ['the first step', OZEMPIC, semaglutide, 0.25, 0.25, 60, []],
    ['Mounjaro, two missed', MOUNJARO, tirzepatide, 15, 15, 25, []],
    ['three missed', MOUNJARO, tirzepatide, 15, 15, 26, ['long-pause']],
    ['with the dose of the trials', MOUNJARO, tirzepatide, 5, 15, 60, []],
    ['Saxenda, three days', SAXENDA, liraglutide, 3, 3, 3, []],
    ['four days', SAXENDA, liraglutide, 3, 3, 4, ['long-pause']],
    ['at the start again', SAXENDA, liraglutide, 0.6, 3, 4, []],
    ['no text', TRULICITY, dulaglutide, 1.5, 1.5, 90, []],
    ['a dose between two steps', OZEMPIC, semaglutide, 0.75, 1, 60, ['between-steps']],
    ['and one that is as high', OZEMPIC, semaglutide, 0.75, 0.75, 60, ['long-pause']],
  ] as const)('%s', (_, label, restart, mg, lastMg, days, kinds) => {
    expect(again({ ...label, steps: [...label.steps] }, restart, mg, lastMg, days)).toEqual(kinds);
  });

  test('the sentence says what the text says, and orders nothing', () => {
    const before = [{ at: day(0), mg: 15 }];
    const dose = {
      ...MOUNJARO,
      mg: 15,
      at: day(40),
      before,
      next: null,
      isBeginning: false,
      restart: tirzepatide!,
    };
    expect(doubtSentence(15, doseDoubts(dose))).toBe(
      'A sua dose anterior foi há 40 dias, e nos estudos, depois de três ou mais doses sem aplicar, o tratamento recomeçou com 5 mg: são mesmo 15 mg?',
    );
  });
});

const between = (mg: number, doses: number[], onDay: number, nextMg: number, nextDay: number) => {
  const dose = {
    ...OZEMPIC,
    mg,
    at: day(onDay),
    before: given(7, ...doses),
    isBeginning: false,
    restart: null,
  };
  const doubts = doseDoubts({ ...dose, next: { mg: nextMg, at: day(nextDay) } });
  return doubts.length > 0 ? doubtSentence(mg, doubts) : null;
};

describe('a dose entered between others is compared with the one after it', () => {
  test.each([
    ['the same', 0.25, [], 0, 0.25, 7, null],
    ['a tenth', 0.1, [], 0, 1, 7, 'A sua dose seguinte foi 1 mg: são mesmo 0,1 mg?'],
    ['ten times', 1, [], 0, 0.1, 7, 'A sua dose seguinte foi 0,1 mg: são mesmo 1 mg?'],
    [
      'two steps below',
      0.25,
      [],
      0,
      1,
      7,
      'A sua dose seguinte foi 1 mg, e pela bula, depois de 0,25 mg vem 0,5 mg: são mesmo 0,25 mg?',
    ],
    [
      'a step below, a week before',
      0.25,
      [],
      0,
      0.5,
      7,
      'A sua dose seguinte foi 0,5 mg, e pela bula, são pelo menos 4 semanas com 0,25 mg antes de aumentar, e nos seus registros são 1: são mesmo 0,25 mg?',
    ],
    ['the fourth of a step', 0.25, [0.25, 0.25, 0.25], 21, 0.5, 28, null],
    ['an early step of before is not asked about again', 0.25, [0.25], 7, 0.5, 14, null],
  ])('%s', (_, mg, doses, onDay, nextMg, nextDay, sentence) => {
    expect(between(mg, doses, onDay, nextMg, nextDay)).toBe(sentence);
  });
});

describe('the first dose after another molecule', () => {
  const first = (label: typeof OZEMPIC, mg: number) => {
    const doubts = doseDoubts({ ...label, ...ALONE, mg, at: day(0), before: [], isBeginning: true });
    return doubts.length > 0 ? doubtSentence(mg, doubts) : null;
  };

  test.each([
    [MOUNJARO, 15, 'Pela bula, o começo é com 2,5 mg: são mesmo 15 mg?'],
    [MOUNJARO, 2.5, null],
    [OZEMPIC, 1, 'Pela bula, o começo é com 0,25 mg: são mesmo 1 mg?'],
    // The label keeps no weeks at its first step.
    [TRULICITY, 1.5, null],
    [UNKNOWN, 5, null],
  ])('%j: %s mg', (label, mg, sentence) => {
    expect(first({ ...label }, mg)).toBe(sentence);
  });
});

/** `labelDoses` answers this for a compounded medicine. */
const COMPOUNDED = {
  ...LABEL,
  steps: steps(4, 2.5, 15).map((step) => ({ ...step, minWeeks: null })),
  isOwn: false,
  intervalDays: 7,
};
const WEGOVY = {
  ...LABEL,
  steps: steps(4, 0.25, 0.5, 1, 1.7, 2.4),
  mostMg: 7.2,
  mostAfterWeeks: 4,
  intervalDays: 7,
};

test.each([
  [COMPOUNDED, 25, [], 'As bulas desta substância vão até 15 mg: são mesmo 25 mg?'],
  [COMPOUNDED, 0.25, [], 'As bulas desta substância começam com 2,5 mg: são mesmo 0,25 mg?'],
  [COMPOUNDED, 15, [2.5], 'A sua dose anterior foi 2,5 mg: são mesmo 15 mg?'],
  [COMPOUNDED, 7.5, [2.5], null],
  [COMPOUNDED, 10, [10, 2.5], null],
  [WEGOVY, 7.2, [2.4, 2.4, 2.4, 2.4], null],
  [
    WEGOVY,
    7.2,
    [2.4, 2.4],
    'Pela bula, são pelo menos 4 semanas com 2,4 mg antes de aumentar, e nos seus registros são 2: são mesmo 7,2 mg?',
  ],
  [WEGOVY, 7.2, [1.7, 1.7, 1.7, 1.7, 1.7], 'Pela bula, depois de 1,7 mg vem 2,4 mg: são mesmo 7,2 mg?'],
  [WEGOVY, 7.2, [7.2], null],
  [WEGOVY, 5, [2.4], 'A bula vai até 2,4 mg ou, em alguns casos, 7,2 mg: são mesmo 5 mg?'],
  [WEGOVY, 24, [7.2], 'A bula vai até 7,2 mg: são mesmo 24 mg?'],
  [WEGOVY, 7.2, [1], 'Pela bula, depois de 1 mg vem 1,7 mg: são mesmo 7,2 mg?'],
])('%j: %s mg after %j', (label, mg, doses, sentence) => {
  expect(about({ ...label, steps: [...label.steps] }, mg, doses)).toBe(sentence);
});

describe('another molecule', () => {
  const semaglutide = { eliminationPerHour: 0.003918, minGapHours: 72 };
  const liraglutide = { eliminationPerHour: 0.05332, minGapHours: 12 };

  test.each([
    ['semaglutide, then liraglutide', semaglutide, liraglutide, 36.8],
    ['liraglutide, then semaglutide: the larger gap', liraglutide, semaglutide, 3],
    ['no figures: the gap', { eliminationPerHour: null, minGapHours: 12 }, semaglutide, 3],
    ['nothing known', { eliminationPerHour: null, minGapHours: null }, { minGapHours: null }, 0],
  ])('%s', (_, last, next, days) => {
    expect(hoursOnBoard(last, next) / 24).toBeCloseTo(days, 0);
  });

  test('is asked about until the hours are over', () => {
    expect(isOnBoard(day(0), day(3), 73)).toBe(true);
    expect(isOnBoard(day(0), day(3), 72)).toBe(false);
    expect(isOnBoard(day(3), day(0), 72)).toBe(false);
  });
});
