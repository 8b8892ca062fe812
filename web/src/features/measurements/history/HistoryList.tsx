import type { Measurement } from '@leveza/contract/measurements.ts';
import { FileUp } from 'lucide-react';
import { dayOf } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import type { Pages } from '../../../lib/use-pages.ts';
import { Button } from '../../../ui/Button.tsx';
import { MonthlyHistory } from '../../../ui/MonthlyHistory.tsx';
import type { MeasurementsView } from '../use-measurements-view.ts';
import { MeasurementRow } from './MeasurementRow.tsx';

interface Props {
  history: Pages<Measurement>;
  view: MeasurementsView;
}

/** Everything that was measured, month by month. */
export function HistoryList({ history, view }: Props) {
  const { timeZone } = useSession();
  return (
    <MonthlyHistory
      history={history}
      count={(total) => (total === 1 ? '1 medição' : `${total} medições`)}
      handful={4}
      name="Medições"
      dayOf={({ datetime }) => dayOf(datetime, timeZone)}
      action={
        <Button variant="secondary" size="sm" icon={FileUp} onPress={() => view.show('import')}>
          Importar pesos
        </Button>
      }
      renderRow={(measurement) => (
        <MeasurementRow
          key={measurement.id}
          measurement={measurement}
          onEdit={() => view.show('edit', measurement.id)}
        />
      )}
    />
  );
}
