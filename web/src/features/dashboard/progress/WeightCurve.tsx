import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { type ReactNode, use } from 'react';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { formatWeight } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { AreFiguresCovered, Figure } from '../../../ui/Figure.tsx';
import { WeightChart } from './WeightChart.tsx';

/** The way of the weight in a few points; all of them are on the screen of measurements. */
export function WeightCurve({ weights, start }: Pick<Dashboard, 'weights' | 'start'>) {
  const isCovered = use(AreFiguresCovered);
  const { timeZone, weightUnit } = useSession();
  // The chart has one point a day, and one point is no way.
  const days = new Set(weights.map(({ at }) => dayOf(at, timeZone))).size;
  // The goal above asks for the first one.
  if (days === 0) return null;
  if (days === 1 && !start) {
    const { at, weight } = weights.at(-1)!;
    return (
      <Sentence>
        Você anotou <Figure>{formatWeight(weight, weightUnit)}</Figure> em {formatDay(dayOf(at, timeZone))}.
        Com um peso de outro dia, o caminho aparece aqui.
      </Sentence>
    );
  }
  if (isCovered) return <Sentence>O gráfico está coberto, como os seus números.</Sentence>;
  return <WeightChart weights={weights} start={start} />;
}

function Sentence({ children }: { children: ReactNode }) {
  return <p className="text-sm text-pretty text-ink-soft">{children}</p>;
}
