import { History, Syringe } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { NO_APPLICATIONS } from '../../../ui/drawings/record-scenes.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { ApplicationsView } from '../use-applications-view.ts';

/** Shown until the first application is recorded. */
export function FirstApplication({ view }: { view: ApplicationsView }) {
  return (
    <EmptyState
      scene={NO_APPLICATIONS}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button icon={Syringe} onPress={() => view.show('new')}>
            Registrar aplicação
          </Button>
          <EnterPast view={view} />
        </div>
      }
    >
      <span className="block font-semibold text-ink">Nenhuma aplicação registrada</span>
      Registre a primeira e o Leveza mostra aqui quando é a próxima dose.
    </EmptyState>
  );
}

/** For those whose treatment is older than their account. */
export function EnterPast({ view }: { view: ApplicationsView }) {
  return (
    <Button icon={History} variant="secondary" onPress={() => view.show('past')}>
      Já uso há um tempo: lançar aplicações anteriores
    </Button>
  );
}
