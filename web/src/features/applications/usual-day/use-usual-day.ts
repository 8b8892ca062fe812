import { changeUsualDay } from '@leveza/contract/applications/doses.ts';
import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import type { Confirmed } from '@leveza/contract/problem.ts';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { allConfirmed } from '../../../lib/all-confirmed.ts';
import { dateTimeText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import type { ChangeMessage } from '../../../ui/toast.ts';
import { ASK_FIRST, nextDoseWords, prescriberWords } from '../shared/next-dose-words.ts';

/** Moves the usual day, and answers when the next dose is. */
export function useUsualDay() {
  const { timeZone: zone } = useSession();
  const { mutateAsync, isPending } = useCommand(changeUsualDay);
  const moveBack = useKeptCommand(changeUsualDay);
  const nextText = (nextDose: NextDose) => nextDoseText(nextDose, { zone, now: new Date() });

  return {
    isPending,
    nextText,
    /** `before` is a planned dose of the usual day as it was, to which it goes back. */
    async move(at: string, before: string | null, confirmed: Confirmed = {}): Promise<ChangeMessage> {
      const { data } = await mutateAsync({ body: { at, ...confirmed } });
      return {
        title: 'Dia de aplicar alterado',
        detail: nextText(data),
        undo: before
          ? async () => {
              const back = await moveBack.mutateAsync({
                body: { at: before, ...allConfirmed(changeUsualDay) },
              });
              return { title: 'Dia de aplicar de volta ao que era', detail: nextText(back.data) };
            }
          : undefined,
      };
    },
  };
}

/** The words of a message about the next dose; a late one is never called the next. */
function nextDoseText(nextDose: NextDose, here: { zone: string; now: Date }): string {
  const prescriber = prescriberWords(nextDose);
  if (prescriber) return `${prescriber.title}. ${prescriber.detail}`;
  const { state, plannedAt, followingAt } = nextDose;
  if (state === 'late') return `Dose atrasada. ${nextDoseWords(nextDose, here)!.headline}`;
  if (state === 'late-unknown') return `Dose atrasada. ${ASK_FIRST}`;
  const next = followingAt ?? plannedAt;
  return next ? `Próxima aplicação: ${dateTimeText(next, here)}.` : '';
}
