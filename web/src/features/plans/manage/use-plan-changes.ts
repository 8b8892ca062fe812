import {
  deletePlan,
  endPlan,
  type Plan,
  pausePlan,
  restorePlan,
  resumePlan,
} from '@leveza/contract/plans/plans.ts';
import type { Confirmed } from '@leveza/contract/problem.ts';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import type { KeepsKeys } from '../../../lib/form-keys.ts';
import { formatDay } from '../../../lib/format.ts';
import { useAskFirst } from '../../../ui/form/use-ask-first.ts';
import { type ChangeMessage, tell, tellFailure } from '../../../ui/toast.ts';
import { useDelete } from '../../../ui/use-delete.ts';

/** Pauses, resumes, ends and deletes a plan. Changes that can be undone offer it. */
export function usePlanChanges({ id, name, status, pausedUntil }: Plan, draft?: KeepsKeys) {
  const pausing = useCommand(pausePlan, { draft });
  const pausingAgain = useKeptCommand(pausePlan);
  const resuming = useKeptCommand(resumePlan);
  const ending = useKeptCommand(endPlan);
  const removing = useKeptCommand(deletePlan);
  const restoring = useKeptCommand(restorePlan);
  const params = { id };
  const restored = { title: 'Plano de volta', detail: name };
  const failed = tellFailure('Não foi possível mudar o plano');

  const pause = async (until: string | null): Promise<ChangeMessage> => {
    await pausing.mutateAsync({ params, body: { until } });
    return {
      title: 'Plano pausado',
      detail: until ? `Volta em ${formatDay(until)}.` : 'Volta quando você retomar.',
      undo: async () => {
        await resuming.mutateAsync({ params, body: {} });
        return { title: 'Plano retomado', detail: name };
      },
    };
  };
  const resume = async (confirmed: Confirmed): Promise<ChangeMessage> => {
    await resuming.mutateAsync({ params, body: confirmed });
    // The plan whose place it took has ended, and its steps went with it: no undo brings them back.
    if (confirmed.replacePlan) {
      const detail = 'O plano anterior de GLP-1 foi encerrado.';
      return { title: 'Plano retomado', detail, isWhole: true };
    }
    return {
      title: 'Plano retomado',
      detail: name,
      undo: async () => {
        if (status === 'ended') await ending.mutateAsync({ params });
        else await pausingAgain.mutateAsync({ params, body: { until: pausedUntil } });
        return { title: status === 'ended' ? 'Plano encerrado' : 'Plano pausado', detail: name };
      },
    };
  };
  const end = async (): Promise<ChangeMessage> => {
    await ending.mutateAsync({ params });
    return {
      title: 'Plano encerrado',
      detail: name,
      undo: async () => {
        // A plan that was paused is paused again, until the same day.
        await restoring.mutateAsync({ params });
        return restored;
      },
    };
  };

  // A GLP-1 plan that goes on may take the place of another.
  const asking = useAskFirst<null>(async (_, confirmed) => tell(await resume(confirmed)));

  const { remove, isPending: isRemoving } = useDelete({
    remove: () => removing.mutateAsync({ params }),
    restore: () => restoring.mutateAsync({ params }),
    words: {
      deleted: { title: 'Plano excluído', detail: name },
      restored,
    },
  });

  return {
    pause,
    isRemoving,
    resume: () => void asking.send(null).then((refusal) => refusal && failed(refusal)),
    resumeQuestion: asking.question,
    isResuming: asking.isPending,
    confirmResume: () => void asking.confirm().then((refusal) => refusal && failed(refusal)),
    forgetResume: asking.forget,
    end: () => void end().then(tell, failed),
    remove: () => void remove(),
  };
}

export type PlanChanges = ReturnType<typeof usePlanChanges>;
