import {
  addAppointment,
  type Appointment,
  changeAppointment,
  deleteAppointment,
} from '@leveza/contract/calendar/appointments.ts';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { useToday } from '../../../lib/use-now.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { AppointmentForm, appointmentValues } from './appointment-values.ts';
import { whenOf } from './appointment-words.ts';

interface Saving {
  appointment: Appointment | null;
  /** The day a new one begins with. */
  day: string;
  onDone: () => void;
}

export function useSaveAppointment({ appointment, day, onDone }: Saving) {
  const today = useToday();
  const change = useCommand(changeAppointment);
  const remove = useKeptCommand(deleteAppointment);
  const values = appointmentValues(appointment, day);
  const draft = useDraft(`appointment ${appointment?.id ?? 'new'}`, values);
  const add = useCommand(addAppointment, { draft });
  return useRecord({
    schema: AppointmentForm,
    values,
    draft,
    isEdit: appointment !== null,
    save: async (body) => {
      const detail = `${body.title}, ${whenOf(body, today)}`;
      if (appointment) {
        await change.mutateAsync({ params: { id: appointment.id }, body });
        return { title: 'Compromisso alterado', detail };
      }
      const { data } = await add.mutateAsync({ body });
      if (body.repeats !== 'none') return { title: `${body.repeatTimes} compromissos marcados`, detail };
      return {
        title: 'Compromisso marcado',
        detail,
        undo: async () => {
          await remove.mutateAsync({ params: { id: data.id }, body: {} });
          return { title: 'Compromisso desmarcado' };
        },
      };
    },
    onDone,
  });
}
