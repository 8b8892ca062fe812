import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import {
  BMI_CLASSES,
  OLDER_BMI_CLASSES,
  WAIST_TO_HEIGHT,
} from '@leveza/domain/measurements/figure-sources.ts';
import { Activity, Gauge, Ruler, Weight } from 'lucide-react';
import { dayOf, formatDayAs, formatNumber } from '../../../lib/format.ts';
import { formatBmi, formatHeight, formatWeight } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { Stat } from '../../../ui/Stat.tsx';
import { StatGrid } from '../../../ui/StatGrid.tsx';
import type { MeasurementsView } from '../use-measurements-view.ts';
import { AskProfile } from './AskProfile.tsx';
import { changeText, rateText } from './change-text.ts';
import { rateMissingText } from './rate-missing.ts';

interface Props {
  summary: MeasurementSummary;
  view: MeasurementsView;
}

/** The body's figures; a missing one says what it needs. */
export function BodyFigures({ summary, view }: Props) {
  const { weightUnit, heightUnit, timeZone } = useSession();
  const today = useToday();
  const { latest, previous, bmi, height, weeklyRateKg, waistToHeight } = summary;
  const { abdominal } = summary.latestGirths;
  const shortDay = (instant: string) =>
    formatDayAs(dayOf(instant, timeZone), { day: '2-digit', month: '2-digit' });
  return (
    <div className="grid gap-2">
      <StatGrid label="Seus números">
        <Stat
          icon={Weight}
          label="Peso atual"
          value={latest ? <Figure>{formatWeight(latest.weight, weightUnit)}</Figure> : '—'}
          detail={
            latest &&
            (previous ? (
              <Figure>
                {`${changeText(latest.weight - previous.weight, weightUnit)} desde ${shortDay(previous.at)}`}
              </Figure>
            ) : (
              `Em ${shortDay(latest.at)}`
            ))
          }
        />
        <Stat
          icon={Gauge}
          label="IMC"
          value={bmi === null ? '—' : <Figure>{formatBmi(bmi)}</Figure>}
          detail={bmiDetail(summary)}
        />
        <Stat
          icon={Ruler}
          tone="leaf"
          label="Cintura ÷ altura"
          value={waistToHeight === null ? '—' : <Figure>{formatNumber(waistToHeight)}</Figure>}
          detail={
            abdominal === null ? (
              <Button
                variant="quiet"
                size="sm"
                onPress={() => view.measureNow('abdominalCircumference')}
                className="-ml-3"
              >
                Medir a cintura
              </Button>
            ) : height === null ? (
              <AskProfile>Informar altura</AskProfile>
            ) : (
              <Figure>{`Cintura de ${formatHeight(abdominal, heightUnit)}`}</Figure>
            )
          }
        />
        <Stat
          icon={Activity}
          tone="leaf"
          label="Ritmo semanal"
          value={weeklyRateKg === null ? '—' : <Figure>{rateText(weeklyRateKg, weightUnit)}</Figure>}
          detail={
            weeklyRateKg === null
              ? rateMissingText(summary, { today, timeZone })
              : 'Média das últimas 4 semanas'
          }
        />
      </StatGrid>
      <FigureNotes
        hasBmi={bmi !== null}
        isOlder={summary.olderBmiClass !== null}
        hasWaist={waistToHeight !== null}
      />
    </div>
  );
}

interface NotesProps {
  hasBmi: boolean;
  isOlder: boolean;
  hasWaist: boolean;
}

/** What the calculated figures mean, with their sources. */
function FigureNotes({ hasBmi, isOlder, hasWaist }: NotesProps) {
  if (!hasBmi && !hasWaist) return null;
  return (
    <div className="grid gap-1 text-xs text-pretty text-ink-soft">
      {hasBmi && (
        <p>
          IMC é o peso dividido pela altura ao quadrado. Sozinho ele diz pouco: converse com quem trata você.
        </p>
      )}
      {hasWaist && (
        <p>
          Cintura ÷ altura mostra se há mais gordura na barriga. O conselho é manter a cintura menor que a
          metade da altura (abaixo de 0,5); com IMC a partir de 35 a conta diz pouco.
        </p>
      )}
      <Sources
        of={[
          ...(hasBmi ? [{ ...BMI_CLASSES, about: 'IMC' }] : []),
          ...(isOlder ? [{ ...OLDER_BMI_CLASSES, about: 'IMC a partir de 60 anos' }] : []),
          ...(hasWaist ? [{ ...WAIST_TO_HEIGHT, about: 'Cintura ÷ altura' }] : []),
        ]}
      />
    </div>
  );
}

function bmiDetail({ latest, height, bmiClass, olderBmiClass }: MeasurementSummary) {
  if (height === null) return <AskProfile>Informar altura</AskProfile>;
  if (!latest) return 'Depois da primeira pesagem';
  return (
    <Figure>
      {olderBmiClass ? `${olderBmiClass} a partir de 60 anos (adultos: ${bmiClass})` : bmiClass}
    </Figure>
  );
}
