import { type Analyte, readAnalyte } from '@leveza/contract/exams/analytes.ts';
import { amountText, rangeText } from '@leveza/domain/exams/amount-words.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import { read } from '../../../lib/api.ts';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { lazyShown } from '../../../lib/lazy-shown.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { AreFiguresCovered, Figure } from '../../../ui/Figure.tsx';
import { RecordLoading } from '../../../ui/RecordLoading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import type { ExamsView } from '../use-exams-view.ts';
import { sinceStartText } from './analyte-words.ts';
import { OtherValues, PointList } from './ValueLists.tsx';

const AnalyteChart = lazyShown(() => import('./AnalyteChart.tsx'), 'AnalyteChart');

interface Props {
  analyte: string;
  /** Of values that cannot be converted; null for the analyte's own. */
  unit: string | null;
  view: ExamsView;
}

/** One analyte over time, in one unit, beside the treatment. */
export function AnalyteDialog({ analyte: key, unit, view }: Props) {
  const query = useQuery(read(readAnalyte, { params: { key }, query: { unit: unit ?? undefined } }));
  const isCovered = use(AreFiguresCovered);
  const analyte = query.data?.data;
  if (!analyte) return <RecordLoading title="Valores no tempo" query={query} onClose={view.close} />;
  return (
    <Dialog
      title={analyte.name}
      description={newestText(analyte, isCovered)}
      isOpen
      size="lg"
      onClose={view.close}
    >
      <div className="grid gap-5">
        {analyte.points.length > 0 && <Course analyte={analyte} isCovered={isCovered} />}
        <Notes analyte={analyte} />
        <PointList analyte={analyte} view={view} />
        <OtherValues analyte={analyte} view={view} />
      </div>
    </Dialog>
  );
}

function newestText({ points, others, unit, count }: Analyte, isCovered: boolean): string {
  const [last, word] = [points.at(-1), others[0]];
  const newest = last
    ? { date: last.date, text: amountText(last, unit) }
    : word && { ...word, text: word.printed };
  if (!newest) return 'Sem valores';
  const times = count === 1 ? '1 valor' : `${count} valores`;
  return isCovered ? times : `${newest.text} em ${formatDay(newest.date)} · ${times}`;
}

function Course({ analyte, isCovered }: { analyte: Analyte; isCovered: boolean }) {
  if (isCovered)
    return <p className="text-pretty text-ink-soft">O gráfico está coberto, como os seus números.</p>;
  return (
    <>
      <p className="text-pretty tabular-nums empty:hidden">{sinceStartText(analyte)}</p>
      <Suspense fallback={<Skeleton className="h-72 rounded-xl" />}>
        <AnalyteChart analyte={analyte} />
      </Suspense>
    </>
  );
}

/** The filtration computed from creatinine, and the range Leveza compares with. */
function Notes({ analyte }: { analyte: Analyte }) {
  const { egfr, ours, points, unit } = analyte;
  const filtration = points.findLast((point) => point.egfr !== null);
  const isOursUsed = ours !== null && points.some(({ rangeOrigin }) => rangeOrigin === 'ours');
  return (
    <div className="grid gap-2 text-sm text-pretty text-ink-soft tabular-nums empty:hidden">
      {egfr && filtration && (
        <p>
          Filtração estimada dos rins em {formatDay(filtration.date)}:{' '}
          <strong className="text-ink">
            <Figure>{formatNumber(filtration.egfr!)}</Figure> mL/min/1,73 m²
          </strong>
          . {egfr.formula}
        </p>
      )}
      {isOursUsed && (
        <p>
          Onde o laudo não traz faixa, o valor é comparado com a do Leveza: {rangeText(ours)} {unit}.
        </p>
      )}
      {((egfr && filtration) || isOursUsed) && (
        <Sources
          of={[
            ...(egfr && filtration ? [{ about: 'Filtração', ...egfr.origin }] : []),
            ...(isOursUsed ? [{ about: 'Faixa', ...ours.origin }] : []),
          ]}
        />
      )}
    </div>
  );
}
