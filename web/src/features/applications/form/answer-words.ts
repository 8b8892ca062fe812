import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { dayOf, formatTime } from '../../../lib/format.ts';
import { capitalised, dayText } from '../../../lib/moment-words.ts';
import { ASK_FIRST, nextDoseWords, prescriberWords } from '../shared/next-dose-words.ts';

interface AnswerWords {
  title: string;
  figure: string;
  detail: string;
}

/** The next dose after one that was just written down; null where nothing is planned. */
export function answerWords(nextDose: NextDose, here: { zone: string; now: Date }): AnswerWords | null {
  const prescriber = prescriberWords(nextDose);
  // No day to apply stands beside it: the prescriber says how to begin again.
  if (prescriber) {
    return { title: 'Antes de recomeçar', figure: prescriber.title, detail: prescriber.detail };
  }
  const { state, plannedAt, followingAt } = nextDose;
  const isLate = state === 'late' || state === 'late-unknown';
  const at = isLate ? plannedAt : (followingAt ?? plannedAt);
  if (!at) return null;
  const figure = capitalised(dayText(dayOf(at, here.zone), dayOf(here.now, here.zone)));
  if (!isLate) return { title: 'Próxima aplicação', figure, detail: `Às ${formatTime(at, here.zone)}` };
  const detail = state === 'late' ? nextDoseWords(nextDose, here)!.headline : ASK_FIRST;
  return { title: 'Dose atrasada', figure, detail };
}
