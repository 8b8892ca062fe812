import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { dateTimeText } from '../../../lib/moment-words.ts';
import { ASK_FIRST, nextDoseWords, prescriberWords } from '../shared/next-dose-words.ts';

/** The words of a message about the next dose; a late one is never called the next. */
export function nextDoseText(nextDose: NextDose, here: { zone: string; now: Date }): string {
  const prescriber = prescriberWords(nextDose);
  if (prescriber) return `${prescriber.title}. ${prescriber.detail}`;
  const { state, plannedAt, followingAt } = nextDose;
  if (state === 'late') return `Dose atrasada. ${nextDoseWords(nextDose, here)!.headline}`;
  if (state === 'late-unknown') return `Dose atrasada. ${ASK_FIRST}`;
  const next = followingAt ?? plannedAt;
  return next ? `Próxima dose: ${dateTimeText(next, here)}.` : '';
}
