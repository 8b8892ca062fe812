import { type AnalyteRow, listAnalytes } from '@leveza/contract/exams/analytes.ts';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { Button as RacButton } from 'react-aria-components';
import { read } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { Spark } from '../../../ui/chart/Spark.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { AreFiguresCovered, Figure } from '../../../ui/Figure.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { cardFocusId } from '../../../ui/use-card-focus.ts';
import { FlagBadge } from '../ValueBadges.tsx';
import { type ExamsView, lineId } from '../use-exams-view.ts';
import { courseText, lastText } from './analyte-words.ts';

/** Every analyte with its newest value and a small line, by what it tells about. */
export function AnalyteGrid({ view }: { view: ExamsView }) {
  const query = useQuery(read(listAnalytes, {}));
  if (query.isPending) return <SkeletonList rows={4} />;
  if (!query.data) {
    return <ErrorState query={query} />;
  }
  const groups = Map.groupBy(query.data.data, ({ group }) => group);
  if (groups.size === 0) {
    return (
      <p className="rounded-2xl border border-dashed border-line p-6 text-center text-pretty text-ink-soft">
        Nenhum valor ainda. Envie um laudo ou digite os valores de um exame.
      </p>
    );
  }
  return (
    <div className="grid items-start gap-x-3 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
      {[...groups].map(([group, rows]) => (
        <section key={group} aria-label={group} className={`grid gap-2 ${widthOf(rows).section}`}>
          <h2 className="text-sm font-semibold text-ink-soft">{group}</h2>
          <ul className={`grid gap-3 ${widthOf(rows).list}`}>
            {rows.map((row) => (
              <AnalyteCell key={lineId(row.key, row.series)} row={row} view={view} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Small groups stand side by side. */
function widthOf({ length }: readonly AnalyteRow[]) {
  if (length === 1) return { section: '', list: '' };
  if (length === 2) return { section: 'sm:col-span-2', list: 'sm:grid-cols-2' };
  return { section: 'sm:col-span-2 xl:col-span-3', list: 'sm:grid-cols-2 xl:grid-cols-3' };
}

function AnalyteCell({ row, view }: { row: AnalyteRow; view: ExamsView }) {
  const isCovered = use(AreFiguresCovered);
  const { key, series, name, last, points } = row;
  return (
    <li>
      <RacButton
        id={cardFocusId(lineId(key, series))}
        aria-haspopup="dialog"
        onPress={() => view.showAnalyte(key, series)}
        className="flex size-full min-h-20 cursor-pointer items-center gap-3 rounded-2xl border border-line bg-surface px-4 py-2
          text-left data-hovered:border-ink-faint data-pressed:bg-sunken"
      >
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="text-sm leading-snug font-medium text-ink-soft wrap-anywhere">{name}</span>
          <span className="text-lg leading-tight font-bold tabular-nums">
            <Figure>{lastText(row)}</Figure>
          </span>
          <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-faint tabular-nums">
            {formatDay(last.date)}
            {last.flag !== 'normal' && <FlagBadge flag={last.flag} />}
          </span>
        </span>
        {!isCovered && points.length > 0 && (
          <span className="w-24 shrink-0 text-brand-ink">
            <Spark
              points={points.map(({ date, amount }) => ({ at: date, value: amount }))}
              label={courseText(row)}
            />
          </span>
        )}
      </RacButton>
    </li>
  );
}
