import type { Appointment } from '@leveza/contract/calendar/appointments.ts';
import { mayBeSedated } from '@leveza/domain/calendar/sedation.ts';
import { useWatch } from 'react-hook-form';
import { AppointmentFields } from './AppointmentFields.tsx';
import { SedationNotice } from './SedationNotice.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useSaveAppointment } from './use-save-appointment.ts';

interface Props {
  appointment: Appointment | null;
  /** The day a new one begins with. */
  day: string;
  onClose: () => void;
}

export function AppointmentDialog({ appointment, day, onClose }: Props) {
  const saving = useSaveAppointment({ appointment, day, onDone: onClose });
  const { form } = saving;
  const [kind, title] = useWatch({ control: form.control, name: ['kind', 'title'] });
  return (
    <FormDialog
      title={appointment ? 'Editar compromisso' : 'Nova consulta'}
      recording={saving}
      onClose={onClose}
    >
      <AppointmentFields
        form={form}
        isNew={appointment === null}
        repeats={appointment !== null && appointment.seriesId !== null}
        notice={mayBeSedated({ kind, title }) && <SedationNotice />}
      />
    </FormDialog>
  );
}
