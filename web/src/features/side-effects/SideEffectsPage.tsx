import { Activity, HeartPulse, Plus, X } from 'lucide-react';
import { useToday } from '../../lib/use-now.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Dialogs } from './Dialogs.tsx';
import { HistoryList } from './history/HistoryList.tsx';
import { useHistory } from './history/use-history.ts';
import { SelfCareTips } from './SelfCareTips.tsx';
import { SideEffectsSkeleton } from './SideEffectsSkeleton.tsx';
import { SummarySections } from './summary/SummarySections.tsx';
import { useSideEffectsView } from './use-side-effects-view.ts';

/** Recorded effects, their relation to the doses, and when to seek help. */
export function SideEffectsPage() {
  const view = useSideEffectsView();
  const history = useHistory(view, useToday());
  const { pages, error, items } = history;
  const isEmpty = pages.isSuccess && !pages.isPlaceholderData && items.length === 0 && !view.isFiltered;
  const record = (
    <Button icon={Plus} onPress={() => view.show('new')}>
      Registrar efeito
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Efeitos Colaterais"
        subtitle="O que você sentiu e quando procurar ajuda."
        actions={
          <>
            {!isEmpty && record}
            <Button
              variant="quiet"
              size="sm"
              icon={HeartPulse}
              onPress={() => view.show('signs')}
              className={isEmpty ? '-ml-3.5' : ''}
            >
              Sinais de alerta
            </Button>
          </>
        }
      />
      {view.tips && (
        <div className="flex items-start gap-1 *:first:flex-1">
          <SelfCareTips effectType={view.tips} />
          <IconButton icon={X} aria-label="Fechar dicas" onPress={view.closeTips} />
        </div>
      )}
      {pages.isPending && <SideEffectsSkeleton />}
      {error && items.length === 0 && (
        <ErrorState
          message={error.message}
          onRetry={() => void pages.refetch()}
          isRetrying={pages.isFetching}
        />
      )}
      {isEmpty && (
        <EmptyState icon={Activity} action={record}>
          Nenhum efeito registrado. Se sentir algo, anote em dois toques: ajuda na conversa com seu médico.
        </EmptyState>
      )}
      {pages.isSuccess && !isEmpty && (
        <>
          <SummarySections />
          <HistoryList history={history} view={view} />
        </>
      )}
      <Dialogs effects={items} isLoading={pages.isPending} view={view} />
    </>
  );
}
