import { DAY_MS } from '../time/spans.ts';
import type { RestartRule } from './restart.ts';

interface AppliedDose {
  at: Date;
  mg: number;
}

/** A step of the label's way up: the dose, and the weeks it is kept for at least. */
export interface Step {
  doseMg: number;
  minWeeks: number | null;
}

export interface MostByCountry {
  brazilMg: number;
  abroadMg: number;
}

/** The doses by which another is judged. */
export interface LabelDoses {
  /** The label's steps, smallest first; none where no label gives them. */
  steps: readonly Step[];
  /** The largest dose of the label, where it lies above the last step of its usual way up. */
  mostMg: number | null;
  /** The weeks that the last of those steps is kept for before the largest dose. */
  mostAfterWeeks: number | null;
  /** The largest dose of the Brazilian label and of those abroad, where they differ. */
  byCountry: MostByCountry | null;
  /** Whether they are of the medicine's own label, or only the ends of those of its substance. */
  isOwn: boolean;
}

export type DoseDoubt =
  | { kind: 'above-label'; mostMg: number; isOwn: boolean; byCountry: MostByCountry | null }
  | { kind: 'between-label'; usualMg: number; mostMg: number; isOwn: boolean }
  | { kind: 'between-steps'; lowerMg: number; higherMg: number }
  | { kind: 'below-label'; leastMg: number; isOwn: boolean }
  | { kind: 'tenfold'; lastMg: number }
  | { kind: 'tenfold-after'; nextMg: number }
  | { kind: 'high-start'; startMg: number }
  | { kind: 'skipped-step'; fromMg: number; nextMg: number }
  | { kind: 'early-step'; fromMg: number; minWeeks: number; weeks: number }
  | { kind: 'long-pause'; days: number; words: string }
  | { kind: 'step-after'; nextMg: number; doubt: DoseDoubt };

interface NewDose extends AppliedDose, LabelDoses {
  /** Earlier doses of the same molecule, oldest first. */
  before: readonly AppliedDose[];
  /** The dose of the same molecule that comes after this one, where this one is entered late or changed. */
  next: AppliedDose | null;
  /** The molecule begins with this dose: earlier ones are of another, or the patient has not begun a treatment yet. */
  isBeginning: boolean;
  intervalDays: number | null;
  /** Null where no text speaks of a long pause. */
  restart: RestartRule | null;
}

/** A comma in the wrong place makes a factor of ten; no label has a step of more than three. */
const TENFOLD = 8;
/** Without a label of its own, a medicine of vial and syringe is asked about from this factor upwards. */
const FOURFOLD = 4;

/** The reasons why a dose looks like a slip. It is asked about, never refused: the prescriber may have said so. */
export function doseDoubts(dose: NewDose): DoseDoubt[] {
  const slips = [...aboveLabel(dose), ...belowLabel(dose), ...tenfold(dose)];
  if (slips.length > 0) return slips;
  const unusual = [...highStart(dose), ...longPause(dose), ...unusualStep(dose), ...unusualNext(dose)];
  // The mildest reason: said beside a graver one it would stand in front of it.
  return unusual.length > 0 ? unusual : betweenSteps(dose);
}

function aboveLabel({ mg, steps, mostMg, isOwn, byCountry }: NewDose): DoseDoubt[] {
  const usualMg = steps.at(-1)?.doseMg;
  if (usualMg === undefined || exact(mg) <= exact(usualMg)) return [];
  if (mostMg === null || exact(mg) > exact(mostMg)) {
    return [{ kind: 'above-label', mostMg: mostMg ?? usualMg, isOwn, byCountry }];
  }
  return exact(mg) < exact(mostMg) ? [{ kind: 'between-label', usualMg, mostMg, isOwn }] : [];
}

/** A pen is made for the doses of its label. A patient who counts clicks is asked at the first of them alone. */
function betweenSteps({ mg, steps, before, isOwn }: NewDose): DoseDoubt[] {
  const reached = stepOf(mg, steps);
  const [lower, higher] = [steps[reached], steps[reached + 1]];
  const isKnown = before.some((earlier) => exact(earlier.mg) === exact(mg));
  if (!isOwn || !lower || !higher || isKnown || exact(mg) === exact(lower.doseMg)) return [];
  return [{ kind: 'between-steps', lowerMg: lower.doseMg, higherMg: higher.doseMg }];
}

/** Of a first dose only: a later one is compared with the dose before it. */
function belowLabel({ mg, steps, before, isOwn }: NewDose): DoseDoubt[] {
  const leastMg = steps[0]?.doseMg;
  if (leastMg === undefined || before.length > 0 || leastMg / mg < TENFOLD) return [];
  return [{ kind: 'below-label', leastMg, isOwn }];
}

function tenfold({ mg, before, next, isOwn }: NewDose): DoseDoubt[] {
  const last = before.at(-1);
  const isSteep = !isOwn && before.every((earlier) => mg / earlier.mg >= FOURFOLD);
  if (last && (isSteep || isTenfold(mg, last.mg))) return [{ kind: 'tenfold', lastMg: last.mg }];
  return next && isTenfold(mg, next.mg) ? [{ kind: 'tenfold-after', nextMg: next.mg }] : [];
}

export const isTenfold = (mg: number, other: number) => Math.max(mg / other, other / mg) >= TENFOLD;

/**
 * A label that keeps its first step for weeks begins there, whatever dose another molecule had. A patient who came to
 * Leveza in the middle of a treatment has begun long ago, and is not asked.
 */
function highStart({ mg, steps, before, isBeginning }: NewDose): DoseDoubt[] {
  const [start] = steps;
  if (!isBeginning || before.length > 0 || !start || start.minWeeks === null) return [];
  return stepOf(mg, steps) > 0 ? [{ kind: 'high-start', startMg: start.doseMg }] : [];
}

/** The dose before a long pause is no longer one that the body is used to. */
function longPause({ mg, at, steps, before, restart }: NewDose): DoseDoubt[] {
  const last = before.at(-1);
  if (!last || !restart) return [];
  const days = Math.floor((at.getTime() - last.at.getTime()) / DAY_MS);
  if (days <= restart.afterDays) return [];
  const isHigh =
    restart.upToMg === null
      ? stepOf(mg, steps) > 0 && exact(mg) >= exact(last.mg)
      : exact(mg) > exact(restart.upToMg);
  return isHigh ? [{ kind: 'long-pause', days, words: restart.words }] : [];
}

/** The step from this dose to the next one, where that was usual without it. */
function unusualNext(dose: NewDose): DoseDoubt[] {
  const { next, before, mg, at } = dose;
  if (!next) return [];
  const doubtsAfter = (earlier: readonly AppliedDose[]) => unusualStep({ ...dose, ...next, before: earlier });
  if (doubtsAfter(before).length > 0) return [];
  return doubtsAfter([...before, { mg, at }]).map((doubt) => ({
    kind: 'step-after',
    nextMg: next.mg,
    doubt,
  }));
}

/** Going up only; a dose that was taken before is no new step. */
function unusualStep({ mg, at, before, intervalDays, ...label }: NewDose): DoseDoubt[] {
  const steps = stepsToMost(label);
  const last = before.at(-1);
  if (!last || before.some((earlier) => exact(earlier.mg) >= exact(mg))) return [];
  const from = stepOf(last.mg, steps);
  const to = stepOf(mg, steps);
  const step = steps[from];
  const next = steps[from + 1];
  if (!step || !next || to <= from) return [];
  if (to > from + 1) return [{ kind: 'skipped-step', fromMg: step.doseMg, nextMg: next.doseMg }];
  if (step.minWeeks === null) return [];
  const start = before.findLastIndex((earlier) => stepOf(earlier.mg, steps) !== from) + 1;
  const days = (at.getTime() - before[start]!.at.getTime()) / DAY_MS;
  // A dose counts for the planned moment nearest to it, so half an interval early is still that week.
  const interval = intervalDays ?? 1;
  const weeks = Math.floor((Math.round(days / interval) * interval) / 7);
  if (weeks >= step.minWeeks) return [];
  return [{ kind: 'early-step', fromMg: step.doseMg, minWeeks: step.minWeeks, weeks }];
}

/** The largest dose of a label comes after its usual way up, not in the place of the last step. */
function stepsToMost({ steps, mostMg, mostAfterWeeks, isOwn }: LabelDoses): readonly Step[] {
  const last = steps.at(-1);
  if (!last || mostMg === null || !isOwn) return steps;
  return [...steps.slice(0, -1), { ...last, minWeeks: mostAfterWeeks }, { doseMg: mostMg, minWeeks: null }];
}

/** The highest step that a dose reaches; -1 below the first. */
function stepOf(mg: number, steps: readonly Step[]): number {
  return steps.findLastIndex(({ doseMg }) => exact(mg) >= exact(doseMg));
}

/** In whole ten-thousandths of a mg, as the ledger counts. */
const exact = (mg: number) => Math.round(mg * 10_000);
