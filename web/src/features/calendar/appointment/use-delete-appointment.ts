import {
  addAppointment,
  type Appointment,
  deleteAppointment,
} from '@leveza/contract/calendar/appointments.ts';
import { useRef } from 'react';
import { useKeptCommand } from '../../../lib/api.ts';
import { sendInTurn } from '../../../lib/unsent.ts';
import { useDelete } from '../../../ui/use-delete.ts';
import type { Scope } from './scope-options.ts';

/** It comes back as a new one. */
function asNew(appointment: Appointment) {
  const { id: _, ...body } = appointment;
  return { body };
}

/** Deletes an appointment, or those that repeat after it as well, and offers all of them back. */
export function useDeleteAppointment({ id, title }: Appointment, scope: Scope, onDeleted: () => void) {
  const remove = useKeptCommand(deleteAppointment);
  const add = useKeptCommand(addAppointment);
  const gone = useRef<Appointment[]>([]);
  return useDelete({
    remove: async () => {
      const { data, following } = await remove.mutateAsync({ params: { id }, body: { scope } });
      gone.current = [data, ...following];
      return gone.current.length;
    },
    restore: () => {
      const all = gone.current.map(asNew);
      return sendInTurn(addAppointment, all, add.mutateAsync);
    },
    words: {
      deleted: (count) => ({
        title: count === 1 ? 'Compromisso excluído' : `${count} compromissos excluídos`,
        detail: title,
      }),
      restored: { title: 'Compromisso de volta', detail: title },
    },
    onDeleted,
  });
}
