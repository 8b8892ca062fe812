import { Plus } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { NO_USES } from '../../../ui/drawings/record-scenes.ts';
import { NOTHING_FOUND } from '../../../ui/drawings/shelf-scenes.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { HistorySections } from './HistorySections.tsx';
import { HistoryTools } from './HistoryTools.tsx';
import { typeOfUse } from './type-of-use.ts';
import type { History } from './use-history.ts';
import type { HistoryView } from './use-history-view.ts';

interface Props {
  view: HistoryView;
  history: History;
  /** Whether the whole history is empty. */
  isEmpty: boolean;
}

export function HistoryList({ view, history, isEmpty }: Props) {
  const { pages, error, items: uses } = history;
  const shown = view.type === 'all' ? uses : uses.filter((use) => typeOfUse(use) === view.type);

  if (pages.isPending) {
    return (
      <div aria-busy className="grid gap-3">
        <p role="status" className="text-ink-soft">
          Carregando seu histórico...
        </p>
        <SkeletonList rows={5} />
      </div>
    );
  }
  if (error && uses.length === 0) {
    return (
      <ErrorState
        message={error.message}
        onRetry={() => void pages.refetch()}
        isRetrying={pages.isFetching}
      />
    );
  }
  if (isEmpty) {
    return (
      <EmptyState
        scene={NO_USES}
        action={
          <Button icon={Plus} onPress={view.pick}>
            Registrar Uso
          </Button>
        }
      >
        Você ainda não registrou nenhum uso. O que você tomar aparece aqui.
      </EmptyState>
    );
  }
  return (
    <>
      <HistoryTools view={view} />
      {shown.length > 0 ? (
        <HistorySections uses={shown} />
      ) : (
        <NothingFound view={view} isAllLoaded={!pages.hasNextPage} loaded={uses.length} />
      )}
      <MoreButton pages={pages}>Carregar mais</MoreButton>
    </>
  );
}

interface Nothing {
  view: HistoryView;
  isAllLoaded: boolean;
  loaded: number;
}

function NothingFound({ view, isAllLoaded, loaded }: Nothing) {
  return (
    <EmptyState
      scene={NOTHING_FOUND}
      action={
        <Button variant="secondary" onPress={view.clearText}>
          Limpar filtros
        </Button>
      }
    >
      {isAllLoaded
        ? 'Nenhum registro encontrado com esses filtros.'
        : `Nenhum registro deste tipo entre os ${loaded} mais recentes.`}
    </EmptyState>
  );
}
