import { type ReactNode, useId, useState } from 'react';
import { formatMonth } from '../lib/format.ts';
import type { Pages } from '../lib/use-pages.ts';
import { ErrorState } from './ErrorState.tsx';
import { MoreButton } from './MoreButton.tsx';
import { RecordGroup } from './RecordGroup.tsx';
import { RecordList } from './RecordList.tsx';
import { SkeletonList } from './SkeletonList.tsx';

interface Props<T extends { id: string }> {
  history: Pages<T>;
  /** How many there are, such as '12 aplicações'. */
  count: (total: number) => string;
  /** The name of the entries, for the names of the lists: 'Aplicações' de novembro de 2026. */
  name: string;
  /** How many there are before 'Ver todas' is pressed. */
  handful: number;
  /** The day of the patient's zone an item belongs to. */
  dayOf: (item: T) => string;
  action?: ReactNode;
  /** Between the title and the list: filters, or that they leave nothing. */
  tools?: ReactNode;
  isMasculine?: boolean;
  renderRow: (item: T) => ReactNode;
}

/** The records, month by month: a handful at first, and everything for those who ask. */
export function MonthlyHistory<T extends { id: string }>(props: Props<T>) {
  const { history, count, name, handful, dayOf, action, tools, isMasculine = false, renderRow } = props;
  const { pages, error, items, total } = history;
  const id = useId();
  const [isAllShown, setAllShown] = useState(false);
  const isHandful = !isAllShown && items.length > handful;
  const months = Map.groupBy(items, (item) => dayOf(item).slice(0, 7));

  return (
    <section aria-labelledby={id} className="@container grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 id={id} className="text-lg font-semibold tracking-tight">
            Histórico
          </h2>
          <p role="status" className="text-sm text-ink-soft tabular-nums">
            {pages.data && count(total)}
          </p>
        </div>
        {action}
      </div>
      {tools}
      {pages.isPending && <SkeletonList rows={4} />}
      {error && <ErrorState query={pages} />}
      {isHandful && (
        <RecordList
          label={`${isMasculine ? 'Últimos' : 'Últimas'} ${name.toLowerCase()}`}
          rest={{ words: isMasculine ? 'Ver todos' : 'Ver todas', onShow: () => setAllShown(true) }}
        >
          {items.slice(0, handful).map(renderRow)}
        </RecordList>
      )}
      {!isHandful && months.size > 0 && (
        <div className={`grid items-start gap-x-6 gap-y-4 ${months.size > 1 ? '@2xl:grid-cols-2' : ''}`}>
          {[...months].map(([month, ofMonth]) => (
            <RecordGroup key={month} title={formatMonth(month)} label={`${name} de ${formatMonth(month)}`}>
              {ofMonth.map(renderRow)}
            </RecordGroup>
          ))}
        </div>
      )}
      {!isHandful && <MoreButton pages={pages} />}
    </section>
  );
}
