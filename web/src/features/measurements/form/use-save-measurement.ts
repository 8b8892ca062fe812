import {
  addMeasurement,
  changeMeasurement,
  deleteMeasurement,
  type Measurement,
} from '@leveza/contract/measurements.ts';
import { useCommand } from '../../../lib/api.ts';
import { tellUndoFailed, toast } from '../../../ui/toast.ts';
import { bodyOf } from '../measurement-body.ts';
import { useToldDetail } from '../use-told-detail.ts';
import type { Accepted } from './measurement-values.ts';

export type Body = Omit<Accepted, 'moment'>;

/** Says what happened and offers to take it back; nothing may lie over a notice that has to be read first. */
type Tell = () => void;

/** Records a measurement or changes one. */
export function useSaveMeasurement() {
  const add = useCommand(addMeasurement);
  const change = useCommand(changeMeasurement);
  const remove = useCommand(deleteMeasurement);
  const told = useToldDetail();

  const takeBack = (measurement: Measurement) =>
    void remove
      .mutateAsync({ params: { id: measurement.id } })
      .then(() => toast({ title: 'Medição desfeita', ...told(measurement) }), tellUndoFailed);

  const changeBack = (before: Measurement) =>
    void change
      .mutateAsync({ params: { id: before.id }, body: bodyOf(before) })
      .then(() => toast({ title: 'Alteração desfeita', ...told(before) }), tellUndoFailed);

  return {
    isPending: add.isPending || change.isPending,

    async record(body: Body): Promise<Tell> {
      const { data } = await add.mutateAsync({ body });
      return () => void toast({ title: 'Medição registrada', ...told(data), undo: () => takeBack(data) });
    },

    async update(before: Measurement, body: Body): Promise<Tell> {
      const { data } = await change.mutateAsync({ params: { id: before.id }, body });
      return () => void toast({ title: 'Medição alterada', ...told(data), undo: () => changeBack(before) });
    },
  };
}
