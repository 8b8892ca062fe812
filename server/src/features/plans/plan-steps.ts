import type { PlanInput } from '@leveza/contract/plans/fields.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { doubtSentence } from '@leveza/domain/applications/dose-doubt-words.ts';
import { doseDoubts } from '@leveza/domain/applications/dose-doubts.ts';
import {
  lengthsOf,
  type StepLength,
  stepsFrom,
  type TitrationStep,
} from '@leveza/domain/applications/titration.ts';
import { doseInMg } from '@leveza/domain/plans/plan-words.ts';
import { addDays, type Day, daysBetween } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import type { Titration } from '../applications/shared/titration.ts';
import { labelDoses, labelledProduct } from '../pens/shared/glp1-of.ts';

type DoseFields = Pick<PlanInput, 'steps' | 'dose' | 'doseUnit'>;
type Medicine = Parameters<typeof labelledProduct>[0];

/** The doses a plan says one after the other; none where its dose is no mass. */
export function stepLengths({ steps = [], dose, doseUnit }: DoseFields): StepLength[] {
  if (steps.length > 0) return steps;
  const doseMg = doseInMg(dose, doseUnit);
  return doseMg === null ? [] : [{ doseMg, weeks: null }];
}

/** A change that names the dose in force and no steps leaves the steps alone. */
export function keepsSteps({ steps, dose, doseUnit }: DoseFields, titration: Titration | null): boolean {
  return steps === undefined && titration?.standing.doseMg === doseInMg(dose, doseUnit);
}

/**
 * The steps of a plan that is changed. Where it goes on with the dose in force, the step keeps its first day, and a
 * length that was not changed keeps its days: a step that was held back stays so.
 */
export function stepsAfterChange(
  lengths: readonly StepLength[],
  titration: Titration | null,
  { from, today }: { from: Day; today: Day },
): TitrationStep[] {
  const inForce = titration?.steps.slice(titration.standing.current) ?? [];
  const [present] = inForce;
  if (!present || present.from > from || present.doseMg !== lengths[0]?.doseMg) {
    // A change that is to come later waits after a missed dose, as every step does.
    return stepsFrom(from, lengths).map((step) => ({ ...step, isStart: step.isStart && from <= today }));
  }
  const before = lengthsOf(inForce);
  let day = present.from;
  return lengths.map(({ doseMg, weeks }, index) => {
    const step = { from: day, doseMg, isStart: index === 0 && present.isStart };
    const [was, next] = [before[index], inForce[index + 1]];
    const isSame = next !== undefined && was?.doseMg === doseMg && was.weeks === weeks;
    day = addDays(day, isSame ? daysBetween(inForce[index]!.from, next.from) : (weeks ?? 0) * 7);
    return step;
  });
}

interface PlannedSteps {
  steps: readonly TitrationStep[];
  /** The patient begins the treatment with the first of them. */
  isFirstOfAll: boolean;
}

/** Asks about steps unlike the label's: the prescriber may have said so, or a comma slipped. */
export function doubtSteps(medicine: Medicine, { steps, isFirstOfAll }: PlannedSteps, zone: string): void {
  const product = labelledProduct(medicine);
  const label = labelDoses(medicine);
  const doses = steps.map(({ from, doseMg }) => ({ at: instantAt(from, '12:00', zone), mg: doseMg }));
  doses.forEach((dose, index) => {
    const doubts = doseDoubts({
      ...dose,
      ...label,
      before: doses.slice(0, index),
      next: null,
      isBeginning: isFirstOfAll,
      intervalDays: product?.intervalDays ?? null,
      restart: null,
    });
    if (doubts.length > 0) {
      throw new Problem('dose-unusual', { message: doubtSentence(dose.mg, doubts, 'plan') });
    }
  });
}
