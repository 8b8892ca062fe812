import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { EyeOff, Weight } from 'lucide-react';
import { Suspense, use } from 'react';
import { lazyShown } from '../../lib/lazy-shown.ts';
import { dayOf, formatDay } from '../../lib/format.ts';
import { formatWeight } from '../../lib/measure.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AreFiguresCovered, Figure } from '../../ui/Figure.tsx';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const WeightChart = lazyShown(() => import('./WeightChart.tsx'), 'WeightChart');

/** The way of the weight in a few points; all of them are on the screen of measurements. */
export function WeightCard({ weights }: { weights: Dashboard['weights'] }) {
  const isCovered = use(AreFiguresCovered);
  const { timeZone } = useSession();
  // The chart has one point a day, and one point is no way.
  const isOneDay = new Set(weights.map(({ at }) => dayOf(at, timeZone))).size === 1;
  if (isOneDay) return <OneDay weight={weights.at(-1)!} />;
  if (weights.length === 0) {
    return (
      <Card title="Peso">
        <EmptyState
          icon={Weight}
          action={
            <Link variant="secondary" to="/measurements" search={{ open: 'new' }}>
              Anotar peso
            </Link>
          }
        >
          Anote seu peso quando quiser. Uma vez por semana já basta para ver o caminho.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card
      title="Peso"
      corner={
        <Link to="/measurements" variant="quiet" size="sm" className="-my-1.5 -mr-3.5">
          Ver medições
        </Link>
      }
    >
      {isCovered ? (
        <EmptyState icon={EyeOff}>O gráfico está coberto, como os seus números.</EmptyState>
      ) : (
        <Suspense fallback={<ChartSkeleton />}>
          <WeightChart weights={weights} />
        </Suspense>
      )}
    </Card>
  );
}

function OneDay({ weight: { at, weight } }: { weight: Dashboard['weights'][number] }) {
  const { timeZone, weightUnit } = useSession();
  return (
    <Card title="Peso">
      <EmptyState
        icon={Weight}
        action={
          <Link variant="secondary" to="/measurements" search={{ open: 'new' }}>
            Anotar peso
          </Link>
        }
      >
        Você anotou <Figure>{formatWeight(weight, weightUnit)}</Figure> em {formatDay(dayOf(at, timeZone))}.
        Com um peso de outro dia, o caminho aparece aqui.
      </EmptyState>
    </Card>
  );
}

function ChartSkeleton() {
  return (
    <div aria-hidden className="grid gap-3">
      <Skeleton className="h-11 w-3/5" />
      <Skeleton className="h-55 rounded-xl" />
      <Skeleton className="h-9 w-28 justify-self-end" />
    </div>
  );
}
