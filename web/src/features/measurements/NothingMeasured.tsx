import { FileUp, Plus } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { NO_MEASUREMENTS } from '../../ui/drawings/record-scenes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { MeasurementsView } from './use-measurements-view.ts';

/** Before the first measurement. */
export function NothingMeasured({ view }: { view: MeasurementsView }) {
  return (
    <EmptyState
      scene={NO_MEASUREMENTS}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button icon={Plus} onPress={() => view.show('new')}>
            Nova medição
          </Button>
          <Button variant="secondary" icon={FileUp} onPress={() => view.show('import')}>
            Importar pesos
          </Button>
        </div>
      }
    >
      Registre seu peso de hoje ou traga os pesos que você já anotou em outro lugar.
    </EmptyState>
  );
}
