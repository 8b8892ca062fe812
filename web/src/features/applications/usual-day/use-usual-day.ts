import { changeUsualDay } from '@leveza/contract/applications/doses.ts';
import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import type { Confirmed } from '@leveza/contract/problem.ts';
import { useCommand } from '../../../lib/api.ts';
import { meant } from '../../../lib/meant.ts';
import { useSession } from '../../../lib/session.ts';
import type { ChangeMessage } from '../../../ui/toast.ts';
import { nextDoseText } from './next-dose-text.ts';

/** Moves the usual day, and answers when the next dose is. */
export function useUsualDay() {
  const { timeZone: zone } = useSession();
  const { mutateAsync, isPending } = useCommand(changeUsualDay);
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
              const back = await mutateAsync({ body: { at: before, ...meant(changeUsualDay) } });
              return { title: 'Dia de aplicar de volta ao que era', detail: nextText(back.data) };
            }
          : undefined,
      };
    },
  };
}
