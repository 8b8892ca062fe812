import type { Dashboard, Today } from '@leveza/contract/dashboard.ts';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { formatWeight, weightScale } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { Link } from '../../../ui/Link.tsx';
import { LowWeight } from '../../profile/shared/LowWeight.tsx';
import { useIsLowWeight } from '../../profile/shared/use-is-low-weight.ts';
import { Goal } from './Goal.tsx';
import { WeightCurve } from './WeightCurve.tsx';

/** Known only after the day was read. */
const Milestone = lazyPart(() => import('./Milestone.tsx'), 'Milestone');

interface Props {
  dashboard: Dashboard;
  today: Today | undefined;
}

/** The change since the start as the large figure, the curve to it, the next milestone and the next weighing. */
export function Progress({ dashboard, today }: Props) {
  const patient = useSession();
  const { weightUnit } = patient;
  const { lostKg, currentWeight, weights } = dashboard;
  const { shown, unit } = weightScale(weightUnit);
  const isLow = useIsLowWeight(currentWeight, patient);
  const change =
    lostKg !== null && `${changeSign(lostKg)}${formatNumber(Math.abs(shown(lostKg)))}\u00A0${unit}`;
  // A loss that went too far is no figure to lead with.
  const figure = isLow ? formatWeight(currentWeight!, weightUnit) : change;
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
          <p className="-mt-1 text-[2.75rem] leading-[1.1] font-bold tracking-tight tabular-nums">
            <Figure>{figure}</Figure>
          </p>
        )}
        {isLow ? <LowWeight /> : <Goal dashboard={dashboard} />}
        <WeightCurve weights={weights} />
        {today?.nextMilestone && (
          <Suspense fallback={null}>
            <Milestone {...today.nextMilestone} />
          </Suspense>
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
