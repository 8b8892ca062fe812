import { HeartPulse, Plus } from 'lucide-react';
import { useToday } from '../../lib/use-now.ts';
import { useScreen } from '../../lib/use-screen.ts';
import { Button } from '../../ui/Button.tsx';
import { NO_EFFECTS } from '../../ui/drawings/record-scenes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LeadColumns } from '../../ui/LeadColumns.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Dialogs } from './Dialogs.tsx';
import { HistoryList } from './history/HistoryList.tsx';
import { useHistory } from './history/use-history.ts';
import { SummarySections } from './summary/SummarySections.tsx';
import { SummarySkeleton } from './summary/SummarySkeleton.tsx';
import { useSummary } from './use-summary.ts';
import { useSideEffectsView } from './use-side-effects-view.ts';
import { SkeletonList } from '../../ui/SkeletonList.tsx';

/** Recorded effects, their relation to the doses, and when to seek help. */
export function SideEffectsPage() {
  const view = useSideEffectsView();
  const history = useHistory(view, useToday());
  const summary = useSummary();
  const isDesktop = useScreen() === 'desktop';
  const { pages, error, items } = history;
  // Below the summary, the history would be pushed down while it is looked at; an answer that is not asked for holds nothing.
  const isHeld = summary.isLoading && !isDesktop;
  const isEmpty = pages.data && !pages.isPlaceholderData && items.length === 0 && !view.isFiltered;
  const actions = (
    <div className="flex flex-wrap justify-center gap-2">
      <Button icon={Plus} onPress={() => view.show('new')}>
        Registrar efeito
      </Button>
      <Button variant="secondary" icon={HeartPulse} onPress={() => view.show('signs')}>
        Sinais de alerta
      </Button>
    </div>
  );
  return (
    <>
      <PageHeader
        title="Efeitos Colaterais"
        // On a phone its line is left to the hero.
        subtitle={<span className="max-sm:sr-only">O que você sentiu e quando procurar ajuda.</span>}
      />
      {pages.isPending && <SideEffectsSkeleton />}
      {error && (
        <>
          <ErrorState query={pages} />
          {actions}
        </>
      )}
      {isEmpty && (
        <EmptyState scene={NO_EFFECTS} action={actions}>
          Nenhum efeito registrado. Se sentir algo, anote em poucos toques: ajuda na conversa com seu médico.
        </EmptyState>
      )}
      {pages.data && !isEmpty && (
        <div className="grid gap-8">
          <LeadColumns lead={<SummarySections view={view} />}>
            {isHeld ? <SkeletonList rows={4} /> : <HistoryList history={history} view={view} />}
          </LeadColumns>
        </div>
      )}
      <Dialogs effects={items} isLoading={pages.isPending} view={view} />
    </>
  );
}

/** The shape of the screen while it is on the way. */
function SideEffectsSkeleton() {
  return (
    <div aria-busy className="grid items-start gap-8 lg:grid-cols-2">
      <p role="status" className="sr-only">
        Carregando seus efeitos colaterais...
      </p>
      <SummarySkeleton />
      <SkeletonList rows={4} />
    </div>
  );
}
