import { Plus, ListChecks } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { NO_USES } from '../../../ui/drawings/record-scenes.ts';
import { NOTHING_FOUND } from '../../../ui/drawings/shelf-scenes.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LeadColumns } from '../../../ui/LeadColumns.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { HistorySections } from './HistorySections.tsx';
import { HistoryTools } from './HistoryTools.tsx';
import type { PlannedSlot } from './planned-slot.ts';
import { TodayLead } from './TodayLead.tsx';
import { typeOfUse } from './type-of-use.ts';
import { byDay, type History, type TakenBeside } from './use-history.ts';
import type { HistoryView } from './use-history-view.ts';
import { type ReactNode, useState } from 'react';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Row } from '../../../ui/Row.tsx';

interface Props {
  view: HistoryView;
  history: History;
  /** Whether the whole history is empty. */
  isEmpty: boolean;
  planned: PlannedSlot | null;
  isPlannedPending: boolean;
  beside: readonly TakenBeside[];
}

/** From so many records on, days are folded and there is something to search in. */
const MANY = 6;

export function HistoryList({ view, history, isEmpty, planned, isPlannedPending, beside }: Props) {
  const { pages, error, items: uses } = history;
  const { timeZone } = useSession();
  const today = useToday();
  const shown = view.type === 'all' ? uses : uses.filter((use) => typeOfUse(use) === view.type);
  const oldest = pages.hasNextPage ? byDay(uses, timeZone).at(-1)?.day : undefined;
  // A filter asks for uses, and days that are not loaded yet would be half shown.
  const fromPlans = view.isFiltered
    ? []
    : beside.filter(
        ({ recordId, takenClock }) =>
          !uses.some(({ id }) => id === recordId) && (oldest === undefined || takenClock >= oldest),
      );
  const days = byDay(shown, timeZone, fromPlans);
  const ofToday = days.find(({ day }) => day === today);
  // A filter may hide what was taken today, so then nothing is said about today alone.
  const { isFiltered } = view;
  const listed = isFiltered ? days : days.filter(({ day }) => day !== today);
  const isNoneFound = isFiltered && shown.length === 0;
  const isLong = uses.length >= MANY || planned !== null;
  const { type, status, text } = view;
  const usesShown = new Set([...uses.map(({ id }) => id), ...fromPlans.map(({ recordId }) => recordId)]);
  const doses = planned?.({ type, status, text, usesShown });
  const more = <MoreButton pages={pages} />;
  const tools = <HistoryTools view={view} hasPlans={planned !== null} />;

  const isOfPlans = status !== 'all' && status !== 'taken';
  if (doses && isOfPlans) {
    return (
      <div className="grid gap-6">
        {tools}
        <h2 className="-mb-2 text-lg font-semibold tracking-tight">Doses dos planos</h2>
        {doses}
      </div>
    );
  }
  if (pages.isPending || (isPlannedPending && (isOfPlans || isEmpty || isNoneFound))) {
    return (
      <div aria-busy className="grid gap-3">
        <p role="status" className="text-ink-soft">
          Carregando seu histórico...
        </p>
        <SkeletonList rows={5} />
      </div>
    );
  }
  if (error) {
    return <ErrorState query={pages} />;
  }
  if (isEmpty && !planned) {
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
    <LeadColumns
      lead={
        !isFiltered && (
          <TodayLead uses={ofToday?.uses ?? []} beside={ofToday?.beside ?? []} onRecord={view.pick} />
        )
      }
    >
      {(isFiltered || isLong) && tools}
      {listed.length > 0 && (
        <HistorySections key={String(isFiltered)} days={listed} isWhole={isFiltered || !isLong}>
          {more}
        </HistorySections>
      )}
      {isNoneFound && (!doses || pages.hasNextPage) && (
        <NothingFound view={view} isAllLoaded={!pages.hasNextPage} loaded={uses.length} />
      )}
      {isNoneFound && doses && !pages.hasNextPage && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft">Nenhum uso de caixa com esses filtros.</p>
          <Button variant="secondary" size="sm" onPress={view.clearText}>
            Limpar filtros
          </Button>
        </div>
      )}
      {listed.length === 0 && more}
      {doses && (
        // A filter may find only doses that came out of no box: their row is then open.
        <PlannedRow key={String(isNoneFound)} isOpenAtFirst={isNoneFound}>
          {doses}
        </PlannedRow>
      )}
    </LeadColumns>
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

/** Doses of plans beside the uses, in one line that opens: they are asked for once it does. */
function PlannedRow({ children, isOpenAtFirst }: { children: ReactNode; isOpenAtFirst: boolean }) {
  const [isShown, setShown] = useState(isOpenAtFirst);
  return (
    <RecordList label="Doses dos planos">
      <Row
        icon={ListChecks}
        title="Doses dos planos"
        detail="Não registradas, puladas, agendadas e tomadas sem caixa."
        isExpanded={isShown}
        onOpen={() => setShown(!isShown)}
      >
        {isShown && <div className="px-4 pb-4">{children}</div>}
      </Row>
    </RecordList>
  );
}
