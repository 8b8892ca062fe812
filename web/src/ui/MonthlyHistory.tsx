import { type ReactNode, useId } from 'react';
import { formatDayAs } from '../lib/format.ts';
import type { Pages } from '../lib/use-pages.ts';
import { Button } from './Button.tsx';
import { ErrorState } from './ErrorState.tsx';
import { SkeletonList } from './SkeletonList.tsx';
import { toast } from './toast.ts';

interface Props<T extends { id: string }> {
  history: Pages<T>;
  /** How many there are, such as '12 aplicações'. */
  count: (total: number) => string;
  /** What the list of a month is called: 'Aplicações de' novembro de 2026. */
  listName: string;
  /** The day of the patient's zone an item belongs to. */
  dayOf: (item: T) => string;
  action?: ReactNode;
  renderRow: (item: T) => ReactNode;
}

/** Everything that was recorded, month by month. */
export function MonthlyHistory<T extends { id: string }>(props: Props<T>) {
  const { history, count, listName, dayOf, action, renderRow } = props;
  const { pages, error, items, total } = history;
  const id = useId();
  const months = Map.groupBy(items, (item) => dayOf(item).slice(0, 7));

  const showMore = async () => {
    const { isError, error: failure } = await pages.fetchNextPage();
    if (isError) toast({ title: failure.message, tone: 'critical' });
  };

  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={id} className="text-lg font-semibold tracking-tight">
            Histórico
          </h2>
          {total > 0 && <p className="text-sm text-ink-soft tabular-nums">{count(total)}</p>}
        </div>
        {action}
      </div>
      {pages.isPending && <SkeletonList rows={4} />}
      {error && items.length === 0 && (
        <ErrorState
          message={error.message}
          onRetry={() => void pages.refetch()}
          isRetrying={pages.isFetching}
        />
      )}
      {[...months].map(([month, ofMonth]) => (
        <div key={month} className="grid gap-2">
          <h3 className="text-sm font-medium text-ink-soft first-letter:uppercase">{monthText(month)}</h3>
          <ul
            aria-label={`${listName} ${monthText(month)}`}
            className="divide-y divide-line rounded-2xl border border-line bg-surface"
          >
            {ofMonth.map(renderRow)}
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
