import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { type ReactNode, Suspense, use } from 'react';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { lazyShown } from '../../../lib/lazy-shown.ts';
import { formatWeight } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { AreFiguresCovered, Figure } from '../../../ui/Figure.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const WeightChart = lazyShown(() => import('./WeightChart.tsx'), 'WeightChart');

/** The way of the weight in a few points; all of them are on the screen of measurements. */
export function WeightCurve({ weights }: { weights: Dashboard['weights'] }) {
  const isCovered = use(AreFiguresCovered);
  const { timeZone, weightUnit } = useSession();
  // The chart has one point a day, and one point is no way.
  const days = new Set(weights.map(({ at }) => dayOf(at, timeZone))).size;
  // The goal above asks for the first one.
  if (days === 0) return null;
  if (days === 1) {
    const { at, weight } = weights.at(-1)!;
    return (
      <Sentence>
        Você anotou <Figure>{formatWeight(weight, weightUnit)}</Figure> em {formatDay(dayOf(at, timeZone))}.
        Com um peso de outro dia, o caminho aparece aqui.
      </Sentence>
    );
  }
  if (isCovered) return <Sentence>O gráfico está coberto, como os seus números.</Sentence>;
  return (
    <Suspense fallback={<Skeleton className="h-22 rounded-xl" />}>
      <WeightChart weights={weights} />
    </Suspense>
  );
}

function Sentence({ children }: { children: ReactNode }) {
  return <p className="text-sm text-pretty text-ink-soft">{children}</p>;
}
