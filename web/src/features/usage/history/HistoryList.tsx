import { Plus } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { NO_USES } from '../../../ui/drawings/record-scenes.ts';
import { NOTHING_FOUND } from '../../../ui/drawings/shelf-scenes.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { HistorySections } from './HistorySections.tsx';
import { HistoryTools } from './HistoryTools.tsx';
import { TodayLead } from './TodayLead.tsx';
import { typeOfUse } from './type-of-use.ts';
import { byDay, type History } from './use-history.ts';
import type { HistoryView } from './use-history-view.ts';

interface Props {
  view: HistoryView;
  history: History;
  /** Whether the whole history is empty. */
  isEmpty: boolean;
}

/** From so many records on, days are folded and there is something to search in. */
const MANY = 6;

export function HistoryList({ view, history, isEmpty }: Props) {
  const { pages, error, items: uses } = history;
  const { timeZone } = useSession();
  const today = useToday();
  const shown = view.type === 'all' ? uses : uses.filter((use) => typeOfUse(use) === view.type);
  const days = byDay(shown, timeZone);
  const ofToday = days.find(({ day }) => day === today);
  // A filter may hide what was taken today, so then nothing is said about today alone.
  const { isFiltered } = view;
  const listed = isFiltered ? days : days.filter(({ day }) => day !== today);
  const isLong = uses.length >= MANY;

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
      {!isFiltered && <TodayLead uses={ofToday?.uses ?? []} onRecord={view.pick} />}
      {(isFiltered || isLong) && <HistoryTools view={view} />}
      {listed.length > 0 && (
        <HistorySections key={String(isFiltered)} days={listed} isWhole={isFiltered || !isLong} />
      )}
      {shown.length === 0 && (
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
