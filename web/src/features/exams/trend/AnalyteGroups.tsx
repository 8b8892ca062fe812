import { type AnalyteRow, listAnalytes } from '@leveza/contract/exams/analytes.ts';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { read } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { Spark } from '../../../ui/chart/Spark.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { AreFiguresCovered, Figure } from '../../../ui/Figure.tsx';
import { Handful } from '../../../ui/Handful.tsx';
import { Row } from '../../../ui/Row.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { cardFocusId } from '../../../ui/use-card-focus.ts';
import { FlagBadge } from '../ValueBadges.tsx';
import { type ExamsView, lineId } from '../use-exams-view.ts';
import { groupsOf } from './analyte-groups.ts';
import { courseText, lastText } from './analyte-words.ts';

/** Every analyte in a row with its newest value and a small line, by what it tells about. */
export function AnalyteGroups({ view }: { view: ExamsView }) {
  const query = useQuery(read(listAnalytes, {}));
  const isCovered = use(AreFiguresCovered);
  if (query.isPending) return <SkeletonList rows={4} />;
  if (!query.data) {
    return <ErrorState query={query} />;
  }
  const groups = groupsOf(query.data.data, isCovered);
  if (groups.length === 0) {
    return (
      <p className="rounded-2xl border border-dashed border-line p-6 text-center text-pretty text-ink-soft">
        Nenhum valor ainda. Envie um laudo ou digite os valores de um exame.
      </p>
    );
  }
  return (
    <div className="grid gap-5">
      {groups.map(({ title, isMixed, rows }) => (
        <section key={title} aria-label={title} className="grid min-w-0 gap-2">
          <h2 className="text-sm font-semibold text-ink-soft">{title}</h2>
          <Handful items={rows} label={`Valores: ${title}`} all="Ver todos">
            {(row) => (
              <ValueRow
                key={lineId(row.key, row.series)}
                row={row}
                isGroupShown={isMixed}
                onOpen={() => view.showAnalyte(row.key, row.series)}
              />
            )}
          </Handful>
        </section>
      ))}
    </div>
  );
}

interface ValueRowProps {
  row: AnalyteRow;
  isGroupShown: boolean;
  onOpen: () => void;
}

function ValueRow({ row, isGroupShown, onOpen }: ValueRowProps) {
  const isCovered = use(AreFiguresCovered);
  const { key, series, name, group, last, points } = row;
  return (
    <Row
      id={cardFocusId(lineId(key, series))}
      title={name}
      detail={[isGroupShown && group, formatDay(last.date)].filter(Boolean).join(' · ')}
      onOpen={onOpen}
      state={
        <>
          {!isCovered && points.length > 1 && (
            // On the narrowest phones the value has its place.
            <span className="w-16 shrink-0 text-brand-ink @max-[20.375rem]:hidden sm:w-20">
              <Spark
                points={points.map(({ date, amount }) => ({ at: date, value: amount }))}
                label={courseText(row)}
              />
            </span>
          )}
          <span className="grid max-w-2/5 min-w-20 justify-items-end gap-0.5 pr-2 text-right">
            <span className="leading-snug font-bold tabular-nums wrap-anywhere">
              <Figure>{lastText(row)}</Figure>
            </span>
            {last.flag !== 'normal' && <FlagBadge flag={last.flag} />}
          </span>
        </>
      }
    />
  );
}
