import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { type Appointment, listAppointments } from '@leveza/contract/calendar/appointments.ts';
import { type CalendarEvent, readCalendar } from '@leveza/contract/calendar/calendar.ts';
import { listDoses, type PlannedDose } from '@leveza/contract/plans/doses.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { readGlp1Catalog } from '@leveza/contract/pens/glp1-catalog.ts';
import { listPens } from '@leveza/contract/pens/pens.ts';
import { listPlans, type Plan } from '@leveza/contract/plans/plans.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { listUses, type Use } from '@leveza/contract/usage.ts';
import { anEmptyOverview, type Overview } from '../../../testing/applications.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import { CalendarPage } from '../CalendarPage.tsx';
// Dialogs whose code comes later are there before the first test waits for them.
import '../../applications/shared/RecordDose.tsx';
import '../appointment/AppointmentDialog.tsx';
import '../appointment/OpenedAppointment.tsx';
import '../feed/FeedDialog.tsx';

interface Situation {
  events?: CalendarEvent[];
  appointments?: Appointment[];
  overview?: Overview;
  plans?: Plan[];
  doses?: PlannedDose[];
  uses?: Use[];
}

/** A server with these events; what it knows may change while the screen is open. */
export function serve({
  events = [],
  appointments = [],
  overview = anEmptyOverview(),
  plans = [],
  doses = [],
  uses = [],
}: Situation = {}) {
  const known = { events, appointments };
  answer(readMe, () => ({ data: ANA }));
  answer(readCalendar, ({ query: { from = '', to = '9999' } }) => ({
    data: known.events.filter(({ date }) => date >= from && date <= to),
  }));
  answer(listAppointments, () => ({ data: known.appointments }));
  answer(readApplicationsOverview, () => ({ data: overview }));
  answer(listPlans, () => ({ data: plans }));
  // The form of an injection, which a mark opens, asks for the pens, and without one for the catalogue. A quick machine
  // ends the test before that.
  answer(listPens, ({ query }) => ({ data: [], pagination: paginationOf(query, 0) }));
  answer(readGlp1Catalog, () => ({ data: [], counterfeitLots: [], version: '1' }));
  answer(listDoses, () => ({ data: doses, since: null }));
  answer(listUses, () => ({
    data: uses,
    pagination: { page: 1, limit: 50, total: uses.length, totalPages: 1 },
  }));
  return known;
}

export const openCalendar = (search = '') => openPage('/calendar', search, <CalendarPage />);
