import { useQuery } from '@tanstack/react-query';
import { CalendarSync, Plus } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Agenda } from './agenda/Agenda.tsx';
import { Dialogs } from './Dialogs.tsx';
import { monthQuery } from './month-query.ts';
import { MonthBar } from './month/MonthBar.tsx';
import { MonthView } from './month/MonthView.tsx';
import { useCalendarView } from './use-calendar-view.ts';

/** Plans and records, day by day. */
export function CalendarPage() {
  const view = useCalendarView();
  const query = useQuery(monthQuery(view.month));
  const events = query.data?.data;
  const failure = query.isLoadingError ? <ErrorState query={query} /> : null;
  const subscribe = (
    <Button
      variant="quiet"
      icon={CalendarSync}
      className="justify-self-start"
      onPress={() => view.show('feed')}
    >
      Assinar calendário
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Calendário"
        actions={
          <Button icon={Plus} onPress={() => view.show('new')}>
            Nova consulta
          </Button>
        }
      />
      <Tabs
        label="Calendário"
        selected={view.isAgenda ? 'agenda' : 'month'}
        onChange={(tab) => view.showAgenda(tab === 'agenda')}
        tabs={[
          {
            id: 'month',
            label: 'Mês',
            content: <MonthView events={events} failure={failure} subscribe={subscribe} view={view} />,
          },
          {
            id: 'agenda',
            label: 'Agenda',
            content: (
              <div className="grid gap-5">
                <MonthBar view={view} />
                {failure ?? <Agenda key={view.month} events={events} view={view} />}
                {subscribe}
              </div>
            ),
          },
        ]}
      />
      <Dialogs view={view} />
    </>
  );
}
