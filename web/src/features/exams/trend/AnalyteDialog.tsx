import { type Analyte, readAnalyte } from '@leveza/contract/exams/analytes.ts';
import { amountText, rangeText } from '@leveza/domain/exams/amount-words.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import { read } from '../../../lib/api.ts';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { lazyShown } from '../../../lib/lazy-shown.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Section } from '../../../ui/FactSection.tsx';
import { AreFiguresCovered, Figure } from '../../../ui/Figure.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { RecordLoading } from '../../../ui/RecordLoading.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { FlagBadge } from '../ValueBadges.tsx';
import type { ExamsView } from '../use-exams-view.ts';
import { sinceStartText } from './analyte-words.ts';

const AnalyteChart = lazyShown(() => import('./AnalyteChart.tsx'), 'AnalyteChart');

/** One analyte over time, in one unit, beside the treatment. */
export function AnalyteDialog({ analyte: key, view }: { analyte: string; view: ExamsView }) {
  const query = useQuery(read(readAnalyte, { params: { key } }));
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
        {isCovered ? (
          <p className="text-pretty text-ink-soft">O gráfico está coberto, como os seus números.</p>
        ) : (
          <>
            <p className="text-pretty tabular-nums">{sinceStartText(analyte)}</p>
            <Suspense fallback={<Skeleton className="h-72 rounded-xl" />}>
              <AnalyteChart analyte={analyte} />
            </Suspense>
          </>
        )}
        <Notes analyte={analyte} />
        <Section title="Cada exame">
          <RecordList label={`Valores de ${analyte.name}`}>
            {analyte.points.toReversed().map((point, index) => (
              <Row
                key={`${point.examId}-${point.date}-${index}`}
                title={<Figure>{amountText(point, analyte.unit)}</Figure>}
                detail={[formatDay(point.date), ...(isCovered ? [] : [point.laboratory, point.printed])]
                  .filter(Boolean)
                  .join(' · ')}
                state={<FlagBadge flag={point.flag} />}
                {...(point.examId !== null && {
                  onOpen: () => view.show('details', point.examId!),
                  openLabel: `Abrir o exame de ${formatDay(point.date)}`,
                })}
              />
            ))}
          </RecordList>
        </Section>
      </div>
    </Dialog>
  );
}

function newestText({ points, unit, count }: Analyte, isCovered: boolean): string {
  const last = points.at(-1);
  if (!last) return 'Sem valores';
  const times = count === 1 ? '1 exame' : `${count} exames`;
  return isCovered ? times : `${amountText(last, unit)} em ${formatDay(last.date)} · ${times}`;
}

/** The filtration computed from creatinine, the range Leveza compares with, and values that are not shown. */
function Notes({ analyte }: { analyte: Analyte }) {
  const { egfr, ours, leftOut, points, unit } = analyte;
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
      {leftOut > 0 && (
        <p>
          {leftOut === 1 ? '1 valor está' : `${leftOut} valores estão`} sem unidade ou em outra, e só no
          próprio exame.
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
