import { deletePlan, endPlan, type Plan, pausePlan, resumePlan } from '@leveza/contract/plans/plans.ts';
import { useCommand } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { type ChangeMessage, tell, tellFailure, toast } from '../../../ui/toast.ts';

/** Pauses, resumes, ends and deletes a plan. What can be undone offers it; a deletion was asked about before. */
export function usePlanChanges({ id, name, status, pausedUntil }: Plan) {
  const pausing = useCommand(pausePlan);
  const resuming = useCommand(resumePlan);
  const ending = useCommand(endPlan);
  const removing = useCommand(deletePlan);
  const params = { id };
  const failed = tellFailure('Não foi possível mudar o plano');

  const pause = async (until: string | null): Promise<ChangeMessage> => {
    await pausing.mutateAsync({ params, body: { until } });
    return {
      title: `Plano de ${name} pausado`,
      detail: until ? `Volta em ${formatDay(until)}.` : 'Volta quando você retomar.',
      undo: async () => {
        await resuming.mutateAsync({ params });
        return { title: `Plano de ${name} retomado` };
      },
    };
  };
  const resume = async (): Promise<ChangeMessage> => {
    await resuming.mutateAsync({ params });
    return {
      title: `Plano de ${name} retomado`,
      undo: async () => {
        if (status === 'ended') await ending.mutateAsync({ params });
        else await pausing.mutateAsync({ params, body: { until: pausedUntil } });
        return { title: status === 'ended' ? `Plano de ${name} encerrado` : `Plano de ${name} pausado` };
      },
    };
  };
  const end = async (): Promise<ChangeMessage> => {
    await ending.mutateAsync({ params });
    return {
      title: `Plano de ${name} encerrado`,
      undo: async () => {
        await resuming.mutateAsync({ params });
        return { title: `Plano de ${name} retomado` };
      },
    };
  };

  return {
    pause,
    isRemoving: removing.isPending,
    resume: () => void resume().then(tell, failed),
    end: () => void end().then(tell, failed),
    remove: () =>
      void removing
        .mutateAsync({ params })
        .then(() => toast({ title: `Plano de ${name} excluído` }), tellFailure('Erro ao excluir')),
  };
}
