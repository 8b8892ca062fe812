import { History as HistoryIcon } from 'lucide-react';
import { formatDayAs } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { toast } from '../../../ui/toast.ts';
import type { ApplicationsView } from '../use-applications-view.ts';
import { ApplicationRow } from './ApplicationRow.tsx';
import { byMonth, type History } from './use-history.ts';

interface Props {
  history: History;
  view: ApplicationsView;
}

/** Everything that was applied, month by month. */
export function HistoryList({ history, view }: Props) {
  const { timeZone } = useSession();
  const { pages, error, applications, total } = history;

  const showMore = async () => {
    const { isError, error: failure } = await pages.fetchNextPage();
    if (isError) toast({ title: failure.message, tone: 'critical' });
  };

  return (
    <section aria-labelledby="applications-history" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="applications-history" className="text-lg font-semibold tracking-tight">
            Histórico
          </h2>
          {total > 0 && (
            <p className="text-sm text-ink-soft tabular-nums">
              {total === 1 ? '1 aplicação' : `${total} aplicações`}
            </p>
          )}
        </div>
        <Button variant="secondary" size="sm" icon={HistoryIcon} onPress={() => view.show('past')}>
          Lançar aplicações anteriores
        </Button>
      </div>
      {pages.isPending && <SkeletonList rows={4} />}
      {error && applications.length === 0 && (
        <ErrorState
          message={error.message}
          onRetry={() => void pages.refetch()}
          isRetrying={pages.isFetching}
        />
      )}
      {byMonth(applications, timeZone).map(({ month, applications: ofMonth }) => (
        <div key={month} className="grid gap-2">
          <h3 className="text-sm font-medium text-ink-soft first-letter:uppercase">{monthText(month)}</h3>
          <ul
            aria-label={`Aplicações de ${monthText(month)}`}
            className="divide-y divide-line rounded-2xl border border-line bg-surface"
          >
            {ofMonth.map((application) => (
              <ApplicationRow
                key={application.id}
                application={application}
                onEdit={() => view.show('edit', { item: application.id })}
              />
            ))}
          </ul>
        </div>
      ))}
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          pendingLabel="Carregando..."
          isPending={pages.isFetchingNextPage}
          onPress={showMore}
          className="justify-self-center"
        >
          Mostrar mais
        </Button>
      )}
    </section>
  );
}

/** `2026-11` → `novembro de 2026` */
const monthText = (month: string) => formatDayAs(`${month}-01`, { month: 'long', year: 'numeric' });
