import { addMeasurement, deleteMeasurement, type Measurement } from '@leveza/contract/measurements.ts';
import { useCommand } from '../../../lib/api.ts';
import { tellFailure, tellUndoFailed, toast } from '../../../ui/toast.ts';
import { bodyOf } from '../measurement-body.ts';
import { useToldDetail } from '../use-told-detail.ts';

/** Takes a measurement out of the history and offers to record it again as it was. */
export function useDeleteMeasurement(measurement: Measurement) {
  const remove = useCommand(deleteMeasurement);
  const add = useCommand(addMeasurement);
  const told = useToldDetail();

  const undo = () =>
    void add
      .mutateAsync({ body: bodyOf(measurement) })
      .then(() => toast({ title: 'Medição de volta ao histórico', ...told(measurement) }), tellUndoFailed);

  return {
    isPending: remove.isPending,
    remove: () =>
      remove
        .mutateAsync({ params: { id: measurement.id } })
        .then(
          () => void toast({ title: 'Medição excluída', ...told(measurement), undo }),
          tellFailure('Erro ao excluir'),
        ),
  };
}
