import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { type Appointment, listAppointments } from '@leveza/contract/calendar/appointments.ts';
import { type CalendarEvent, readCalendar } from '@leveza/contract/calendar/calendar.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { anEmptyOverview, type Overview } from '../../../testing/applications.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import { CalendarPage } from '../CalendarPage.tsx';
// Dialogs whose code comes later are there before the first test waits for them.
import '../appointment/AppointmentDialog.tsx';
import '../appointment/OpenedAppointment.tsx';
import '../feed/FeedDialog.tsx';

interface Situation {
  events?: CalendarEvent[];
  appointments?: Appointment[];
  overview?: Overview;
}

/** A server with these events; what it knows may change while the screen is open. */
export function serve({ events = [], appointments = [], overview = anEmptyOverview() }: Situation = {}) {
  const known = { events, appointments };
  answer(readMe, () => ({ data: ANA }));
  answer(readCalendar, ({ query: { from = '', to = '9999' } }) => ({
    data: known.events.filter(({ date }) => date >= from && date <= to),
  }));
  answer(listAppointments, () => ({ data: known.appointments }));
  answer(readApplicationsOverview, () => ({ data: overview }));
  return known;
}

export const openCalendar = (search = '') => openPage('/calendar', search, <CalendarPage />);
