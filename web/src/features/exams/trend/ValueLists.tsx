import type { Analyte } from '@leveza/contract/exams/analytes.ts';
import type { ResultFlag } from '@leveza/domain/exams/states.ts';
import { amountText } from '@leveza/domain/exams/amount-words.ts';
import { use } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { Section } from '../../../ui/FactSection.tsx';
import { AreFiguresCovered, Figure } from '../../../ui/Figure.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Row } from '../../../ui/Row.tsx';
import { FlagBadge } from '../ValueBadges.tsx';
import type { ExamsView } from '../use-exams-view.ts';

interface Props {
  analyte: Analyte;
  view: ExamsView;
}

/** The values on the line, newest first. */
export function PointList({ analyte: { name, points, pointCount, unit }, view }: Props) {
  if (points.length === 0) return null;
  return (
    <Section title="Cada exame">
      {pointCount > points.length && (
        <p className="text-sm text-pretty text-ink-soft tabular-nums">
          {points.length} de {pointCount} valores, espalhados por todo o tempo. Os críticos estão todos aqui.
        </p>
      )}
      <RecordList label={`Valores de ${name}`}>
        {points.toReversed().map((point, index) => (
          <ValueRow
            key={`${point.examId}-${point.date}-${index}`}
            value={{
              ...point,
              text: amountText(point, unit),
              also: otherThan(point.printed, amountText(point, unit)),
            }}
            view={view}
          />
        ))}
      </RecordList>
    </Section>
  );
}

/** The printed text, where it says something else than the value in its one unit. */
const otherThan = (printed: string, shown: string) =>
  printed === shown.replaceAll('\u00A0', ' ') ? null : printed;

/** Words, and numbers that cannot be compared with those of the line. */
export function OtherValues({ analyte: { name, points, others }, view }: Props) {
  if (others.length === 0) return null;
  return (
    <Section title={points.length === 0 ? 'Cada exame' : 'Fora do gráfico'}>
      {points.length > 0 && (
        <p className="text-sm text-pretty text-ink-soft">
          Em palavras, sem unidade ou em uma unidade que não se converte.
        </p>
      )}
      <RecordList label={points.length === 0 ? `Valores de ${name}` : `Outros valores de ${name}`}>
        {others.map((other, index) => (
          <ValueRow
            key={`${other.examId}-${other.date}-${index}`}
            value={{ ...other, text: other.printed, also: null }}
            view={view}
          />
        ))}
      </RecordList>
    </Section>
  );
}

interface Value {
  examId: string | null;
  date: string;
  text: string;
  /** As printed, where that is another text. */
  also: string | null;
  laboratory: string | null;
  flag: ResultFlag | null;
}

function ValueRow({ value, view }: { value: Value; view: ExamsView }) {
  const isCovered = use(AreFiguresCovered);
  const { examId, date, text, also, laboratory, flag } = value;
  return (
    <Row
      title={<Figure>{text}</Figure>}
      detail={[formatDay(date), ...(isCovered ? [] : [laboratory, also])].filter(Boolean).join(' · ')}
      state={<FlagBadge flag={flag} />}
      {...(examId !== null && {
        onOpen: () => view.show('details', examId),
        openLabel: `Abrir o exame de ${formatDay(date)}`,
      })}
    />
  );
}
