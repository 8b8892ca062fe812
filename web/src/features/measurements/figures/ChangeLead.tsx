import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { Plus } from 'lucide-react';
import { use } from 'react';
import { formatPercent } from '../../../lib/format.ts';
import { formatWeight } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { AreFiguresCovered, Figure } from '../../../ui/Figure.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { Ring } from '../../../ui/Ring.tsx';
import { isLow } from '../is-low.ts';
import type { MeasurementsView } from '../use-measurements-view.ts';
import { rateText } from './change-text.ts';
import { rateMissingText } from './rate-missing.ts';

interface Props {
  summary: MeasurementSummary;
  view: MeasurementsView;
}

/** The change since the start and how the weight moves now; without a starting weight, the weight itself. */
export function ChangeLead({ summary, view }: Props) {
  const { weightUnit, timeZone } = useSession();
  const today = useToday();
  const { latest, lostKg, weeklyRateKg, course } = summary;
  const current = latest && formatWeight(latest.weight, weightUnit);
  // A loss that went too far is no figure to lead with.
  const isTooLow = isLow(summary);
  // One weighing tells of no change; the weight of a treatment begun before does.
  const isFirst = lostKg === 0 && course !== null && course.first.at === course.last.at;
  const isChange = latest !== null && lostKg !== null && !isTooLow && !isFirst;
  return (
    <Lead
      title={isChange ? 'Desde o início' : 'Peso atual'}
      figure={
        isChange ? (
          <Figure>{rateText(-lostKg, weightUnit)}</Figure>
        ) : current ? (
          <Figure>{current}</Figure>
        ) : (
          '—'
        )
      }
      detail={
        isFirst ? (
          'Sua primeira medição'
        ) : weeklyRateKg === null ? (
          `Ritmo por semana: ${rateMissingText(summary, { today, timeZone }).toLowerCase()}`
        ) : (
          <>
            Tendência: <Figure>{`${rateText(weeklyRateKg, weightUnit)} por semana`}</Figure>
          </>
        )
      }
      drawing={!isTooLow && !isFirst && <GoalRing share={summary.share} />}
      actions={
        <Button variant="lead" icon={Plus} onPress={() => view.show('new')}>
          Nova medição
        </Button>
      }
    />
  );
}

/** The part of the way to the target that is done; nothing while figures are covered or there is no target. */
function GoalRing({ share }: { share: number | null }) {
  const isCovered = use(AreFiguresCovered);
  if (share === null || isCovered) return null;
  const percent = formatPercent(Math.round(share * 100) / 100);
  return (
    <Ring share={share} label={`Caminho até a meta: ${percent}`}>
      <span className="text-2xl font-bold tabular-nums">{percent}</span>
      <span className="mt-1 text-xs">da meta</span>
    </Ring>
  );
}
