import { addDays, type Day, daysBetween } from '../time/days.ts';
import { isTenfold } from './dose-doubts.ts';

/** A dose from a day on. Steps stand in the order of their days, each day once. */
export interface TitrationStep {
  from: Day;
  doseMg: number;
  /** The patient began a plan with it: it holds from its day on, whatever was missed before. */
  isStart: boolean;
}

/** A step as a label or a receita says it; the last one has no end. */
export interface StepLength {
  doseMg: number;
  weeks: number | null;
}

/** A label's way up; null where it does not say for how long a step is kept, or has only one. */
export function labelLengths(
  steps: readonly { doseMg: number; minWeeks: number | null }[],
): StepLength[] | null {
  if (steps.length < 2 || steps.slice(0, -1).some(({ minWeeks }) => minWeeks === null)) return null;
  return steps.map(({ doseMg, minWeeks }) => ({ doseMg, weeks: minWeeks }));
}

/** Steps one after the other from a day on; those after a step without an end never come. */
export function stepsFrom(start: Day, lengths: readonly StepLength[]): TitrationStep[] {
  const steps: TitrationStep[] = [];
  let from = start;
  for (const { doseMg, weeks } of lengths) {
    steps.push({ from, doseMg, isStart: steps.length === 0 });
    if (weeks === null) break;
    from = addDays(from, weeks * 7);
  }
  return steps;
}

/** How long each step is planned for; begun weeks count, the last step has no end. */
export function lengthsOf(steps: readonly TitrationStep[]): StepLength[] {
  return steps.map(({ from, doseMg }, index) => {
    const next = steps[index + 1];
    return { doseMg, weeks: next ? Math.ceil(daysBetween(from, next.from) / 7) : null };
  });
}

/** The step that the calendar alone gives for a day; null before the first. */
export function stepOn(steps: readonly TitrationStep[], day: Day): TitrationStep | null {
  return steps.findLast(({ from }) => from <= day) ?? null;
}

/** One step begins on another day, and those after it keep their distance. */
export function moveStep(steps: readonly TitrationStep[], index: number, to: Day): TitrationStep[] {
  const days = daysBetween(steps[index]!.from, to);
  return steps.map((step, at) => (at < index ? step : { ...step, from: addDays(step.from, days) }));
}

/** Why a step does not begin by itself: a dose was missed before it, or the patient stayed with another dose. */
export const HOLD_REASONS = ['missed', 'stayed'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export interface Standing {
  /** The index of the step in force. */
  current: number;
  /** The dose that continues until the next step begins. */
  doseMg: number;
  /** Of the step after the current one; null where it begins by itself on its day, or there is none. */
  held: HoldReason | null;
}

interface Situation {
  /** The last dose of this treatment; `countsFor` is the day it was planned for. */
  last: { doseMg: number; countsFor: Day } | null;
  /** By the label's rule, a planned dose since the last one is over. */
  isMissed: boolean;
  /** The day of the next dose, or today where none is planned. */
  nextDay: Day;
}

/**
 * Which step is in force. A step has begun once a dose of it was applied; until then it is to begin with the next dose,
 * unless that dose comes after a missed one or after a dose that stayed behind the step.
 */
export function standingOf(
  steps: readonly TitrationStep[],
  { last, isMissed, nextDay }: Situation,
): Standing {
  const start = Math.max(
    0,
    steps.findLastIndex(({ isStart, from }) => isStart && from <= nextDay),
  );
  const planned = last ? indexOn(steps, last.countsFor) : -1;
  const isBegun = last !== null && planned >= start;
  const current = isBegun ? reachedBy(steps, { start, planned }, last.doseMg) : start;
  const step = steps[current]!;
  const isOwnDose = isBegun && !isTenfold(last.doseMg, step.doseMg);
  const next = steps[current + 1];
  const held =
    next === undefined
      ? null
      : current < planned
        ? 'stayed'
        : isMissed && next.from <= nextDay
          ? 'missed'
          : null;
  return { current, doseMg: isOwnDose ? last.doseMg : step.doseMg, held };
}

/** The dose planned for a day that is not over; null before the first step, when the last dose continues. */
export function doseOn(steps: readonly TitrationStep[], standing: Standing, day: Day): number | null {
  const index = indexOn(steps, day);
  if (index < 0) return null;
  return index > standing.current && standing.held === null ? steps[index]!.doseMg : standing.doseMg;
}

const indexOn = (steps: readonly TitrationStep[], day: Day) => steps.findLastIndex(({ from }) => from <= day);

/** A dose below the step of its day belongs to an earlier step, one that reaches a later step begins it early. */
function reachedBy(
  steps: readonly TitrationStep[],
  { start, planned }: { start: number; planned: number },
  doseMg: number,
): number {
  let index = planned;
  while (index > start && !reaches(steps, index, doseMg)) index--;
  if (index < planned) return index;
  while (isUp(steps, index + 1) && reaches(steps, index + 1, doseMg)) index++;
  return index;
}

function reaches(steps: readonly TitrationStep[], index: number, doseMg: number): boolean {
  const step = steps[index]!;
  return isUp(steps, index) ? doseMg >= step.doseMg : doseMg <= step.doseMg;
}

function isUp(steps: readonly TitrationStep[], index: number): boolean {
  const [before, step] = [steps[index - 1], steps[index]];
  return before !== undefined && step !== undefined && step.doseMg > before.doseMg;
}
