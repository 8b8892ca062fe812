import { CalendarPage } from '../../features/calendar/CalendarPage.tsx';

export function CalendarRoute() {
  return <CalendarPage />;
}
