import { pauseTreatment, resumeTreatment } from '@leveza/contract/plans/pauses.ts';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import type { KeepsKeys } from '../../../lib/form-keys.ts';
import { formatDay } from '../../../lib/format.ts';
import { type ChangeMessage, tell, tellFailure } from '../../../ui/toast.ts';

const RESUMED = { title: 'Tratamento retomado' };

/** Pauses the treatment and resumes it, with a plan or without one; each offers the way back. */
export function useTreatmentPause(draft?: KeepsKeys) {
  const pausing = useCommand(pauseTreatment, { draft });
  const pausingAgain = useKeptCommand(pauseTreatment);
  const resuming = useKeptCommand(resumeTreatment);

  const pause = async (until: string | null): Promise<ChangeMessage> => {
    await pausing.mutateAsync({ body: { until } });
    return {
      title: 'Tratamento pausado',
      detail: until ? `Volta em ${formatDay(until)}.` : 'Volta quando você retomar.',
      undo: async () => {
        await resuming.mutateAsync({});
        return RESUMED;
      },
    };
  };
  const resume = async (until: string | null): Promise<ChangeMessage> => {
    await resuming.mutateAsync({});
    return {
      ...RESUMED,
      undo: async () => {
        await pausingAgain.mutateAsync({ body: { until } });
        return { title: 'Tratamento em pausa de novo' };
      },
    };
  };

  return {
    pause,
    isResuming: resuming.isPending,
    /** `until` is the day of return that an undo brings back. */
    resume: (until: string | null) =>
      void resume(until).then(tell, tellFailure('Não foi possível retomar o tratamento')),
  };
}
