import {
  addAppointment,
  type Appointment,
  deleteAppointment,
} from '@leveza/contract/calendar/appointments.ts';
import { useCommand } from '../../../lib/api.ts';
import { useDelete } from '../../../ui/use-delete.ts';

export function useDeleteAppointment({ id, ...body }: Appointment, onDeleted: () => void) {
  const remove = useCommand(deleteAppointment);
  const add = useCommand(addAppointment);
  return useDelete({
    remove: () => remove.mutateAsync({ params: { id } }),
    restore: () => add.mutateAsync({ body }),
    words: {
      deleted: { title: 'Compromisso excluído', detail: body.title },
      restored: { title: 'Compromisso de volta', detail: body.title },
    },
    onDeleted,
  });
}
