import { type ReactNode, useId } from 'react';
import { formatDayAs } from '../lib/format.ts';
import type { Pages } from '../lib/use-pages.ts';
import { ErrorState } from './ErrorState.tsx';
import { MoreButton } from './MoreButton.tsx';
import { RecordGroup } from './RecordGroup.tsx';
import { SkeletonList } from './SkeletonList.tsx';

interface Props<T extends { id: string }> {
  history: Pages<T>;
  /** How many there are, such as '12 aplicações'. */
  count: (total: number) => string;
  /** The name of a month's list: 'Aplicações de' novembro de 2026. */
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
        <RecordGroup key={month} title={monthText(month)} label={`${listName} ${monthText(month)}`}>
          {ofMonth.map(renderRow)}
        </RecordGroup>
      ))}
      <MoreButton pages={pages}>Mostrar mais</MoreButton>
    </section>
  );
}

/** `2026-11` → `novembro de 2026` */
const monthText = (month: string) => formatDayAs(`${month}-01`, { month: 'long', year: 'numeric' });
