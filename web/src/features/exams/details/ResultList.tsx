import type { Exam } from '@leveza/contract/exams/exams.ts';
import type { ExamResult } from '@leveza/contract/exams/results.ts';
import { rangeText as limitsText } from '@leveza/domain/exams/amount-words.ts';
import { criticalLimitText } from '@leveza/domain/exams/critical-words.ts';
import { ChartLine } from 'lucide-react';
import { use } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { Section } from '../../../ui/FactSection.tsx';
import { AreFiguresCovered, Figure } from '../../../ui/Figure.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { OtherRanges } from '../OtherRanges.tsx';
import { FlagBadge } from '../ValueBadges.tsx';
import { seriesOf } from '../trend/analyte-words.ts';
import type { ExamsView } from '../use-exams-view.ts';

/** Every value of an exam, those outside their range first, each with the way to its course. */
export function ResultList({ exam, view }: { exam: Exam; view: ExamsView }) {
  const results = [...exam.results.filter(isOutside), ...exam.results.filter((one) => !isOutside(one))];
  return (
    <Section title="Resultados">
      <ul aria-label="Resultados" className="divide-y divide-line rounded-2xl border border-line">
        {results.map((result) => (
          <ResultRow key={result.id} result={result} view={view} />
        ))}
      </ul>
      {exam.egfr && (
        <p className="text-sm text-pretty text-ink-soft tabular-nums">
          Filtração estimada dos rins:{' '}
          <strong className="text-ink">
            <Figure>{formatNumber(exam.egfr.value)}</Figure>
          </strong>{' '}
          mL/min/1,73 m², pela fórmula {exam.egfr.formula}.
        </p>
      )}
    </Section>
  );
}

const isOutside = ({ flag }: ExamResult) => flag !== null && flag !== 'normal';

function ResultRow({ result, view }: { result: ExamResult; view: ExamsView }) {
  const isCovered = use(AreFiguresCovered);
  const { key, parameter, value, unit, flag } = result;
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5 pr-1.5 pl-4">
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-medium wrap-anywhere">{parameter}</p>
        <p className="text-sm leading-snug text-ink-soft tabular-nums wrap-anywhere">
          {rangeText(result, { isCovered })}
        </p>
        <OtherRanges of={result.otherRanges} />
      </div>
      <div className="grid shrink-0 justify-items-end gap-0.5">
        <p className="font-semibold tabular-nums">
          <Figure>{value}</Figure> <span className="text-sm font-normal text-ink-soft">{unit}</span>
        </p>
        {flag !== 'normal' && <FlagBadge flag={flag} />}
      </div>
      {key !== null ? (
        <IconButton
          icon={ChartLine}
          aria-label={`Ver ${parameter} ao longo do tempo`}
          onPress={() => view.showAnalyte(key, seriesOf(result))}
        />
      ) : (
        <span className="size-11 shrink-0" />
      )}
    </li>
  );
}

interface Shown {
  isCovered: boolean;
}

/** The range a value was compared with; where the report prints none, also by which limit it is critical. */
function rangeText(result: ExamResult, { isCovered }: Shown): string {
  const { key, flag, referenceRange, rangeOrigin, refLow: low, refHigh: high } = result;
  if (referenceRange !== null) return `Referência: ${referenceRange}`;
  const limit = flag === 'critical' && !isCovered ? criticalLimitText(key) : null;
  const critical = limit ? `. Limite crítico: ${limit}` : '';
  if (rangeOrigin !== 'ours') return `Sem faixa no laudo${critical}`;
  const limits = limitsText({ low, high });
  return `Sem faixa no laudo: comparado com a do Leveza${limits && `, ${limits}`}${critical}`;
}
