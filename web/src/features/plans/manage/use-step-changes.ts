import type { NextStep } from '@leveza/contract/applications/next-dose.ts';
import { holdStep, moveStep, type Plan } from '@leveza/contract/plans/plans.ts';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import type { KeepsKeys } from '../../../lib/form-keys.ts';
import { formatDay, formatMg } from '../../../lib/format.ts';
import { allConfirmed } from '../../../lib/all-confirmed.ts';
import type { ChangeMessage } from '../../../ui/toast.ts';

/** Holds the next step back or gives it another day; the day from before can be had again. */
export function useStepChanges({ id }: Plan, before: NextStep, draft: KeepsKeys) {
  const holding = useCommand(holdStep, { draft });
  const moving = useCommand(moveStep, { draft });
  const movingBack = useKeptCommand(moveStep);
  const params = { id };

  const messageOf = ({ nextStep }: Plan): ChangeMessage => ({
    title: `Etapa de ${formatMg(before.doseMg)} mudou de dia`,
    detail: nextStep ? `Agora a partir de ${formatDay(nextStep.from)}. Confirme com seu médico.` : undefined,
    isWhole: true,
    undo: async () => {
      await movingBack.mutateAsync({ params, body: { to: before.from, ...allConfirmed(moveStep) } });
      return { title: 'Alteração desfeita' };
    },
  });
  return {
    hold: async (weeks: number) => messageOf((await holding.mutateAsync({ params, body: { weeks } })).data),
    move: async (body: { to: string; confirmDose: boolean }) =>
      messageOf((await moving.mutateAsync({ params, body })).data),
  };
}
