import { Problem } from '@leveza/contract/problem.ts';
import { doubtSentence } from '@leveza/domain/applications/dose-doubt-words.ts';
import { type DoseDoubt, doseDoubts } from '@leveza/domain/applications/dose-doubts.ts';
import { isOnBoard } from '@leveza/domain/applications/on-board.ts';
import { RESTART_RULES } from '@leveza/domain/applications/restart.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { glp1Of, labelDoses, labelledProduct } from '../pens/shared/glp1-of.ts';
import { isSameTreatment } from '../pens/shared/same-treatment.ts';
import type { LastTablet } from './shared/before-dose.ts';
import { hoursAfter } from './shared/hours-on-board.ts';
import type { Neighbours, PastDose } from './shared/past-doses.ts';

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
  around: Neighbours,
  { confirmDose, confirmSwitch }: Answered,
  zone: string,
): Problem | null {
  const { before, next, isNewest, isFirstOfAll } = around;
  const product = labelledProduct(dose);
  const ofSame = before.filter((earlier) => isSameTreatment(earlier, dose));
  const doubts = doseDoubts({
    ...dose,
    ...labelDoses(dose),
    before: ofSame,
    next: next && isSameTreatment(next, dose) ? next : null,
    isBeginning: isFirstOfAll || (before.length > 0 && ofSame.length === 0),
    intervalDays: product?.intervalDays ?? null,
    // A pause of the past is over: only the newest dose begins again.
    restart: (isNewest && product?.molecule && RESTART_RULES[product.molecule]) || null,
  });
  if (doubts.length > 0 && !confirmDose) {
    return new Problem('dose-unusual', { message: doubtSentence(dose.mg, doubts) });
  }
  return confirmSwitch ? null : doubtAboutSwitch(dose, around, zone);
}

function doubtAboutSwitch(
  dose: PastDose,
  { before, next, tablet }: Neighbours,
  zone: string,
): Problem | null {
  const last = before.at(-1);
  // Of a tablet the same substance counts too: it is one more on top of it.
  if (tablet && isOnBoard(tablet.at, dose.at, hoursAfter(ofTablet(tablet), dose))) {
    const day = dayIn(zone, tablet.at).split('-').toReversed().join('/');
    return new Problem('other-molecule', {
      message: `O seu último comprimido foi de ${tablet.label}, em ${day}, e ainda pode haver dele no corpo.`,
    });
  }
  const named = ({ medicationName, at }: PastDose) =>
    `de ${medicationName}, em ${dayIn(zone, at).split('-').toReversed().join('/')}`;
  if (last && isStillOnBoard(last, dose)) {
    return new Problem('other-molecule', {
      message: `A sua última dose foi ${named(last)}, e ainda pode haver dela no corpo.`,
    });
  }
  // An earlier dose of this molecule was asked about already, when that next one was recorded.
  if (!next || !isStillOnBoard(dose, next) || (last && isStillOnBoard(last, next))) return null;
  return new Problem('other-molecule', {
    message: `A sua dose seguinte foi ${named(next)}, e então ainda podia haver desta no corpo.`,
  });
}

/** A medicine whose substance is unknown cannot be told to be another molecule. */
function isStillOnBoard(last: PastDose, dose: PastDose): boolean {
  const [old, next] = [glp1Of(last), glp1Of(dose)];
  if (old === null || next === null || old === next) return false;
  return isOnBoard(last.at, dose.at, hoursAfter(last, dose));
}

/** A box may have the patient's own name: its ingredients tell the substance. */
const ofTablet = ({ label, ingredients }: LastTablet) => ({
  catalogId: null,
  medicationName: `${label} ${ingredients}`,
});

const SLIPS: readonly DoseDoubt['kind'][] = ['above-label', 'between-label', 'below-label', 'tenfold'];

/**
 * Whether the last dose is so unlike the label or the one before that it must not be suggested again. One that the
 * patient confirmed twice running is theirs.
 */
export function isSlip(last: PastDose, before: PastDose | undefined): boolean {
  if (before && isSameTreatment(before, last) && before.mg === last.mg) return false;
  const earlier = before && isSameTreatment(before, last) ? [before] : [];
  const doubts = doseDoubts({
    ...last,
    ...labelDoses(last),
    before: earlier,
    next: null,
    isBeginning: false,
    intervalDays: null,
    restart: null,
  });
  return doubts.some(({ kind }) => SLIPS.includes(kind));
}
