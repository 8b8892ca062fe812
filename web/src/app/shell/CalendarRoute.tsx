import { CalendarPage } from '../../features/calendar/CalendarPage.tsx';
import { PlanNotice } from '../../features/subscription/shared/PlanNotice.tsx';

export function CalendarRoute() {
  return (
    <>
      <CalendarPage />
      <PlanNotice features={['calendar']} />
    </>
  );
}
