import { listAppointments } from '@leveza/contract/calendar/appointments.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { RecordLoading } from '../../../ui/RecordLoading.tsx';
import type { CalendarView } from '../use-calendar-view.ts';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { AppointmentDialog } from './AppointmentDialog.tsx';

interface Props {
  id: string;
  isEdited: boolean;
  view: CalendarView;
}

/** The appointment an address names: its details, or the form they lead to. */
export function OpenedAppointment({ id, isEdited, view }: Props) {
  const query = useQuery(read(listAppointments, { query: {} }));
  const appointment = query.data?.data.find((each) => each.id === id);
  const { close } = view;
  return (
    <DialogFrame isOpen onClose={close}>
      {!query.data ? (
        <RecordLoading title="Compromisso" query={query} onClose={close} />
      ) : !appointment ? (
        <Dialog title="Compromisso" isOpen onClose={close}>
          Este registro não existe mais.
        </Dialog>
      ) : isEdited ? (
        <AppointmentDialog appointment={appointment} day={appointment.date} onClose={close} />
      ) : (
        <AppointmentDetails appointment={appointment} view={view} />
      )}
    </DialogFrame>
  );
}
