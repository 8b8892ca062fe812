import { Problem } from '@leveza/contract/problem.ts';
import { doubtSentence } from '@leveza/domain/applications/dose-doubt-words.ts';
import { type DoseDoubt, doseDoubts } from '@leveza/domain/applications/dose-doubts.ts';
import { hoursOnBoard, isOnBoard } from '@leveza/domain/applications/on-board.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { anyProduct, glp1Of, labelledProduct } from '../pens/shared/glp1-of.ts';
import type { PastDose } from './shared/past-doses.ts';
import { isSameTreatment } from './shared/usual-day.ts';

interface Answered {
  confirmDose: boolean;
  confirmSwitch: boolean;
}

/**
 * The question about a dose that looks like a slip, or that is the first after another molecule; null where there is
 * none, or where the patient has answered it.
 */
export function doubtAbout(
  dose: PastDose,
  before: readonly PastDose[],
  { confirmDose, confirmSwitch }: Answered,
  zone: string,
): Problem | null {
  const product = labelledProduct(dose);
  const ofSame = before.filter((earlier) => isSameTreatment(earlier, dose));
  const doubts = doseDoubts({
    ...dose,
    steps: product?.titration?.steps ?? [],
    before: ofSame,
    isSwitch: before.length > 0 && ofSame.length === 0,
    intervalDays: product?.intervalDays ?? null,
  });
  if (doubts.length > 0 && !confirmDose) {
    return new Problem('dose-unusual', { message: doubtSentence(dose.mg, doubts) });
  }
  const last = before.at(-1);
  if (!last || confirmSwitch || !isStillOnBoard(last, dose)) return null;
  const day = dayIn(zone, last.at).split('-').toReversed().join('/');
  return new Problem('other-molecule', {
    message: `A sua última dose foi de ${last.medicationName}, em ${day}, e ainda pode haver dela no corpo.`,
  });
}

/** A medicine whose substance is unknown cannot be told to be another molecule. */
function isStillOnBoard(last: PastDose, dose: PastDose): boolean {
  const [old, next] = [glp1Of(last), glp1Of(dose)];
  if (old === null || next === null || old === next) return false;
  const [{ kinetics, missedDose: oldRule }, nextRule] = [
    anyProduct(last) ?? UNKNOWN,
    anyProduct(dose)?.missedDose,
  ];
  const hours = hoursOnBoard(
    {
      eliminationPerHour: kinetics?.eliminationPerHour ?? null,
      minGapHours: oldRule?.minGapHours ?? null,
    },
    { minGapHours: nextRule?.minGapHours ?? null },
  );
  return isOnBoard(last.at, dose.at, hours);
}

const SLIPS: readonly DoseDoubt['kind'][] = ['above-label', 'below-label', 'tenfold'];
const UNKNOWN = { kinetics: null, missedDose: null };

/**
 * Whether the last dose is so unlike the label or the one before that it must not be suggested again. One that the
 * patient confirmed twice running is theirs: 7,2 mg of Wegovy stand in no leaflet that was read.
 */
export function isSlip(last: PastDose, before: PastDose | undefined): boolean {
  if (before && isSameTreatment(before, last) && before.mg === last.mg) return false;
  const steps = labelledProduct(last)?.titration?.steps ?? [];
  const earlier = before && isSameTreatment(before, last) ? [before] : [];
  const doubts = doseDoubts({ ...last, steps, before: earlier, isSwitch: false, intervalDays: null });
  return doubts.some(({ kind }) => SLIPS.includes(kind));
}
