import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import type { WeightUnit } from '@leveza/domain/profile/units.ts';
import { CalendarRange, Gauge, Ruler, Weight } from 'lucide-react';
import { dayOf, formatDayAs, formatNumber } from '../../../lib/format.ts';
import { formatBmi, formatHeight, formatWeight } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { FoldLabel } from '../../../ui/FoldLabel.tsx';
import { Stat } from '../../../ui/Stat.tsx';
import { StatGrid } from '../../../ui/StatGrid.tsx';
import type { MeasurementsView } from '../use-measurements-view.ts';
import { AskProfile } from './AskProfile.tsx';
import { changeText, rateText } from './change-text.ts';
import { FigureNotes } from './FigureNotes.tsx';
import { GoalFacts, isTargetDoubtful } from './GoalFacts.tsx';
import { rateMissingText } from './rate-missing.ts';

interface Props {
  summary: MeasurementSummary;
  view: MeasurementsView;
}

/** The body's figures as one line that opens to what each means; a missing one says what it needs. */
export function BodyFigures({ summary, view }: Props) {
  const { weightUnit, heightUnit, timeZone } = useSession();
  const today = useToday();
  const { latest, previous, bmi, height, weeklyRateKg, waistToHeight } = summary;
  const { abdominal } = summary.latestGirths;
  const shortDay = (instant: string) =>
    formatDayAs(dayOf(instant, timeZone), { day: '2-digit', month: '2-digit' });
  return (
    <Fold
      icon={Ruler}
      label={
        <FoldLabel title="Seus números">
          <Figure>{closedText(summary, weightUnit)}</Figure>
        </FoldLabel>
      }
    >
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
          icon={CalendarRange}
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
      <GoalFacts summary={summary} />
      <FigureNotes
        hasBmi={bmi !== null}
        isOlder={summary.olderBmiClass !== null}
        hasWaist={waistToHeight !== null}
      />
    </Fold>
  );
}

/** '86,2 kg · IMC 31,7 · Cintura ÷ altura 0,6': the class of an IMC is for those who open the line. */
function closedText(summary: MeasurementSummary, weightUnit: WeightUnit): string {
  const { latest, bmi, waistToHeight } = summary;
  const known = [
    latest && formatWeight(latest.weight, weightUnit),
    bmi !== null && `IMC ${formatBmi(bmi)}`,
    waistToHeight !== null && `Cintura ÷ altura ${formatNumber(waistToHeight)}`,
    isTargetDoubtful(summary) && 'confira a meta',
  ];
  return known.filter(Boolean).join(' · ') || 'Peso, IMC e cintura';
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
