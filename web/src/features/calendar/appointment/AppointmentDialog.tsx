import type { Appointment } from '@leveza/contract/calendar/appointments.ts';
import { mayBeSedated } from '@leveza/domain/calendar/sedation.ts';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { AppointmentFields } from './AppointmentFields.tsx';
import { SedationNotice } from './SedationNotice.tsx';
import { useSaveAppointment } from './use-save-appointment.ts';

interface Props {
  appointment: Appointment | null;
  /** The day a new one begins with. */
  day: string;
  onClose: () => void;
}

export function AppointmentDialog({ appointment, day, onClose }: Props) {
  const id = useId();
  const saving = useSaveAppointment({ appointment, day, onDone: onClose });
  const { form, isDirty, isPending, submit } = saving;
  const [kind, title] = useWatch({ control: form.control, name: ['kind', 'title'] });
  const name = appointment ? 'Editar compromisso' : 'Nova consulta';
  return (
    <Dialog
      title={name}
      isOpen
      isDirty={isDirty}
      onClose={onClose}
      onDiscard={saving.discard}
      actions={
        <FormActions form={id} isPending={isPending}>
          Salvar
        </FormActions>
      }
    >
      <Form id={id} form={form} onSubmit={submit} isRestored={saving.isRestored} aria-label={name}>
        <AppointmentFields
          form={form}
          isNew={appointment === null}
          repeats={appointment !== null && appointment.seriesId !== null}
          notice={mayBeSedated({ kind, title }) && <SedationNotice />}
        />
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
