import { type MilestoneStep, milestoneSteps } from '../measurements/milestones.ts';
import { isLowWeight } from '../profile/healthy-weight.ts';
import type { Day } from '../time/days.ts';
import type { HappenedMoment } from './pick-moment.ts';

interface Journey {
  known: Parameters<typeof milestoneSteps>[0];
  reached: readonly { key: string; reachedOn: Day | null }[];
  currentWeight: number | null;
  /** The weight given with the registration and its day; null without one. */
  signUp: { on: Day; weight: number } | null;
}

/**
 * Milestones that were reached and still hold, the furthest first. A weight that is too low is no reason for praise,
 * a first weighing is a first step, and steps of the weight given with the registration were reached before Leveza.
 */
export function milestoneMoments({ known, reached, currentWeight, signUp }: Journey): HappenedMoment[] {
  if (currentWeight === null || isLowWeight(currentWeight, known)) return [];
  const dayOf = new Map(reached.map(({ key, reachedOn }) => [key, reachedOn]));
  const isHeld = ({ atOrBelowKg }: MilestoneStep) =>
    Number.isFinite(atOrBelowKg) && currentWeight <= atOrBelowKg;
  return milestoneSteps(known)
    .filter(isHeld)
    .toSorted((a, b) => a.atOrBelowKg - b.atOrBelowKg)
    .flatMap(({ key, title, atOrBelowKg }) => {
      const happenedOn = dayOf.get(key);
      if (!happenedOn || isFromBefore(signUp, { happenedOn, atOrBelowKg })) return [];
      return [{ kind: 'milestone' as const, subject: key, happenedOn, name: title }];
    });
}

interface Reached {
  happenedOn: Day;
  atOrBelowKg: number;
}

/** Of the day of the registration only the steps that its own weight had reached: a second weighing may reach the next. */
function isFromBefore(signUp: Journey['signUp'], { happenedOn, atOrBelowKg }: Reached): boolean {
  if (!signUp || happenedOn > signUp.on) return false;
  return happenedOn < signUp.on || signUp.weight <= atOrBelowKg;
}
