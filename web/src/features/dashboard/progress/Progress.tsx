import type { Dashboard, Today } from '@leveza/contract/dashboard.ts';
import { Plus } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { formatWeight, weightScale } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { WhenSeen } from '../../../ui/WhenSeen.tsx';
import { LowWeight } from '../../profile/shared/LowWeight.tsx';
import { useIsLowWeight } from '../../profile/shared/use-is-low-weight.ts';
import { Goal } from './Goal.tsx';

const Way = lazyPart(() => import('./Way.tsx'), 'Way');

interface Props {
  dashboard: Dashboard;
  today: Today | undefined;
}

/** The change since the start as the large figure, the curve to it, the next milestone and the next weighing. */
export function Progress({ dashboard, today }: Props) {
  const patient = useSession();
  const { weightUnit } = patient;
  const { lostKg, currentWeight, weights, start } = dashboard;
  const { shown, unit } = weightScale(weightUnit);
  const isLow = useIsLowWeight(currentWeight, patient);
  const change =
    lostKg !== null && `${changeSign(lostKg)}${formatNumber(Math.abs(shown(lostKg)))}\u00A0${unit}`;
  const isFirst = lostKg === 0 && weights.length === 1;
  // Neither a loss that went too far nor the zero of the first day is a figure to lead with.
  const figure =
    (isLow || isFirst) && currentWeight !== null ? formatWeight(currentWeight, weightUnit) : change;
  return (
    <Card
      title="Seu progresso"
      corner={
        <Link variant="secondary" size="sm" icon={Plus} to="/dashboard" search={{ record: 'weight' }}>
          Adicionar peso
        </Link>
      }
    >
      <div className="-mt-2 grid gap-3">
        {figure && (
          <p className="-mt-1 text-4xl leading-[1.1] sm:text-[2.75rem] font-bold tracking-tight tabular-nums">
            <Figure>{figure}</Figure>
          </p>
        )}
        {isLow ? <LowWeight /> : <Goal dashboard={dashboard} isFirst={isFirst} />}
        {(weights.length > 0 || today?.nextMilestone) && (
          <WhenSeen fallback={<Skeleton className="h-18 rounded-xl" />}>
            <Way weights={weights} start={start} nextMilestone={today?.nextMilestone} />
          </WhenSeen>
        )}
      </div>
    </Card>
  );
}

/** A loss is written as the change it is: '−8 kg'. */
function changeSign(lostKg: number): string {
  if (lostKg === 0) return '';
  return lostKg > 0 ? '−' : '+';
}
