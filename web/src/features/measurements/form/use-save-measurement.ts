import {
  addMeasurement,
  changeMeasurement,
  deleteMeasurement,
  type Measurement,
} from '@leveza/contract/measurements.ts';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import type { KeepsKeys } from '../../../lib/form-keys.ts';
import { PATIENCE_MS, untilSilent } from '../../../lib/patience.ts';
import type { ChangeMessage } from '../../../ui/toast.ts';
import { bodyOf } from '../measurement-body.ts';
import { useToastDetail } from '../use-toast-detail.ts';
import type { Accepted } from './measurement-values.ts';

export type Body = Omit<Accepted, 'moment'>;

/** The message after a measurement was saved, and the measurement itself. */
export interface SavedMeasurement extends ChangeMessage {
  saved: Measurement;
}

/** The answer compares with the other weighings, but it does not wait for them for ever. */
const SOON = { signal: untilSilent, readsWithinMs: PATIENCE_MS };

/** Records a measurement or changes one, and answers what to tell, with a way back. */
export function useSaveMeasurement(draft: KeepsKeys) {
  const add = useCommand(addMeasurement, { ...SOON, draft });
  const change = useCommand(changeMeasurement, SOON);
  const restore = useKeptCommand(changeMeasurement);
  const remove = useKeptCommand(deleteMeasurement);
  const detailOf = useToastDetail();

  const takeBack = async (measurement: Measurement) => {
    await remove.mutateAsync({ params: { id: measurement.id } });
    return { title: 'Medição desfeita', ...detailOf(measurement) };
  };

  const changeBack = async (before: Measurement) => {
    await restore.mutateAsync({ params: { id: before.id }, body: bodyOf(before) });
    return { title: 'Alteração desfeita', ...detailOf(before) };
  };

  return {
    async record(body: Body): Promise<SavedMeasurement> {
      const { data } = await add.mutateAsync({ body });
      return { title: 'Medição registrada', saved: data, ...detailOf(data), undo: () => takeBack(data) };
    },

    async update(before: Measurement, body: Body): Promise<SavedMeasurement> {
      const { data } = await change.mutateAsync({ params: { id: before.id }, body });
      return { title: 'Medição alterada', saved: data, ...detailOf(data), undo: () => changeBack(before) };
    },
  };
}
