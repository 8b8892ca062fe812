import { type ApplicationSettings, changeApplicationSettings } from '@leveza/contract/applications/doses.ts';
import { useCommand } from '../../../lib/api.ts';
import { tellUndoFailed, toast } from '../../../ui/toast.ts';
import { daysText } from '../../../lib/moment-words.ts';

/** Changes the patient's own interval and leaves the other settings as they are. */
export function useInterval({ intervalDays: before, purchaseLeadDays }: ApplicationSettings) {
  const command = useCommand(changeApplicationSettings);
  const send = (intervalDays: number | null) =>
    command.mutateAsync({ body: { intervalDays, purchaseLeadDays } });

  return {
    isPending: command.isPending,
    async change(intervalDays: number | null) {
      await send(intervalDays);
      toast({
        title: 'Intervalo alterado',
        detail:
          intervalDays === null
            ? 'Vale o intervalo do medicamento.'
            : `Uma dose a cada ${daysText(intervalDays)}.`,
        undo: () =>
          void send(before).then(() => toast({ title: 'Intervalo de volta ao que era' }), tellUndoFailed),
      });
    },
  };
}
