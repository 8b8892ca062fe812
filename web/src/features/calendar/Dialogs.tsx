import { useSearch } from '@tanstack/react-router';
import { writtenMoment } from '../../lib/moment.ts';
import { useSession } from '../../lib/session.ts';
import { lazyDialog, useCodeWhenIdle } from '../../ui/lazy-dialog.tsx';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import type { CalendarView } from './use-calendar-view.ts';

const AppointmentDialog = lazyDialog(
  () => import('./appointment/AppointmentDialog.tsx'),
  'AppointmentDialog',
);
const OpenedAppointment = lazyDialog(
  () => import('./appointment/OpenedAppointment.tsx'),
  'OpenedAppointment',
);
const FeedDialog = lazyDialog(() => import('./feed/FeedDialog.tsx'), 'FeedDialog');
const RecordDose = lazyDialog(() => import('../applications/shared/RecordDose.tsx'), 'RecordDose');

/** Opens the dialog named by the address. */
export function Dialogs({ view }: { view: CalendarView }) {
  const { open, item, at } = useSearch({ from: '/kit/private/calendar' });
  useCodeWhenIdle(AppointmentDialog);
  useFocusReturns(open && (item ?? open));
  const { timeZone } = useSession();
  const { day, close } = view;
  switch (open) {
    case undefined:
      return null;
    case 'new':
      return <AppointmentDialog appointment={null} day={day} onClose={close} />;
    case 'edit':
    case 'details':
      return item && <OpenedAppointment key={item} id={item} isEdited={open === 'edit'} view={view} />;
    case 'feed':
      return <FeedDialog onClose={close} />;
    case 'apply':
      return <RecordDose isLast={false} moment={at ? writtenMoment(at, timeZone) : null} onClose={close} />;
  }
}
