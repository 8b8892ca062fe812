import { addMeasurement, deleteMeasurement, type Measurement } from '@leveza/contract/measurements.ts';
import { useCommand } from '../../../lib/api.ts';
import { useDelete } from '../../../ui/use-delete.ts';
import { bodyOf } from '../measurement-body.ts';
import { useToldDetail } from '../use-told-detail.ts';

/** Takes a measurement out of the history and offers to record it again as it was. */
export function useDeleteMeasurement(measurement: Measurement) {
  const remove = useCommand(deleteMeasurement);
  const add = useCommand(addMeasurement);
  const told = useToldDetail();

  return useDelete({
    remove: () => remove.mutateAsync({ params: { id: measurement.id } }),
    restore: () => add.mutateAsync({ body: bodyOf(measurement) }),
    words: {
      deleted: { title: 'Medição excluída', ...told(measurement) },
      restored: { title: 'Medição de volta ao histórico', ...told(measurement) },
    },
  });
}
