import { Problem } from '@leveza/contract/problem.ts';
import { doubtSentence } from '@leveza/domain/applications/dose-doubt-words.ts';
import { doseDoubts } from '@leveza/domain/applications/dose-doubts.ts';
import { hoursOnBoard, isOnBoard } from '@leveza/domain/applications/on-board.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { knownProduct } from '../pens/shared/catalog.ts';
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
  const product = knownProduct(dose.catalogId);
  const doubts = doseDoubts({
    ...dose,
    steps: product?.titration?.steps ?? [],
    before: before.filter((earlier) => isSameTreatment(earlier, dose)),
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

/** Of a medicine that no catalogue knows, nobody can say that it is another molecule. */
function isStillOnBoard(last: PastDose, dose: PastDose): boolean {
  const [old, next] = [knownProduct(last.catalogId), knownProduct(dose.catalogId)];
  if (!old?.molecule || !next?.molecule || old.molecule === next.molecule) return false;
  const hours = hoursOnBoard(
    {
      eliminationPerHour: old.kinetics?.eliminationPerHour ?? null,
      minGapHours: old.missedDose?.minGapHours ?? null,
    },
    { minGapHours: next.missedDose?.minGapHours ?? null },
  );
  return isOnBoard(last.at, dose.at, hours);
}

/**
 * Whether the last dose is so unlike the label or the one before that it must not be suggested again. One that the
 * patient confirmed twice running is theirs: 7,2 mg of Wegovy stand in no leaflet that was read.
 */
export function isSlip(last: PastDose, before: PastDose | undefined): boolean {
  if (before && isSameTreatment(before, last) && before.mg === last.mg) return false;
  const steps = knownProduct(last.catalogId)?.titration?.steps ?? [];
  const earlier = before && isSameTreatment(before, last) ? [before] : [];
  return doseDoubts({ ...last, steps, before: earlier, intervalDays: null }).some(
    ({ kind }) => kind === 'above-label' || kind === 'tenfold',
  );
}
