import { History as HistoryIcon } from 'lucide-react';
import { dayOf } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { MonthlyHistory } from '../../../ui/MonthlyHistory.tsx';
import type { ApplicationsView } from '../use-applications-view.ts';
import { ApplicationRow } from './ApplicationRow.tsx';
import type { History } from './use-history.ts';

interface Props {
  history: History;
  view: ApplicationsView;
}

/** Everything that was applied, month by month. */
export function HistoryList({ history, view }: Props) {
  const { timeZone } = useSession();
  return (
    <MonthlyHistory
      history={history}
      count={(total) => (total === 1 ? '1 aplicação' : `${total} aplicações`)}
      handful={8}
      name="Aplicações"
      dayOf={({ datetime }) => dayOf(datetime, timeZone)}
      action={
        <Button variant="secondary" size="sm" icon={HistoryIcon} onPress={() => view.show('past')}>
          Lançar aplicações anteriores
        </Button>
      }
      renderRow={(application) => (
        <ApplicationRow
          key={application.id}
          application={application}
          onOpen={() => view.show('details', { item: application.id })}
          onEdit={() => view.show('edit', { item: application.id })}
        />
      )}
    />
  );
}
