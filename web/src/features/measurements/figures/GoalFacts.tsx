import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { use } from 'react';
import { formatWeight } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { AreFiguresCovered, Figure } from '../../../ui/Figure.tsx';
import { isLow } from '../is-low.ts';
import { AskProfile } from './AskProfile.tsx';

/** The way from the initial weight to the target; nothing while one of them is unknown. */
export function GoalFacts({ summary }: { summary: MeasurementSummary }) {
  const { weightUnit } = useSession();
  const isCovered = use(AreFiguresCovered);
  const { initialWeight, targetWeight, lostKg, toGoKg, latest } = summary;
  if (initialWeight === null || targetWeight === null) return null;
  const weight = (kg: number) => formatWeight(kg, weightUnit);
  return (
    <>
      <dl
        aria-label="Meta"
        className="grid gap-2 pt-4 text-sm *:flex *:flex-wrap *:justify-between *:gap-x-4 [&_dd]:font-semibold [&_dd]:tabular-nums [&_dt]:text-ink-soft"
      >
        <Fact term="Peso inicial">{weight(initialWeight)}</Fact>
        {/* Which of the two it is says something about the figure. */}
        {latest && lostKg !== null && (
          <Fact term={lostKg < 0 && !isCovered ? 'Peso a mais' : 'Peso perdido'}>
            {weight(Math.abs(lostKg))}
          </Fact>
        )}
        <Fact term="Peso meta">{weight(targetWeight)}</Fact>
        {toGoKg !== null && !isLow(summary) && (
          <Fact term="Falta para a meta">{toGoKg > 0 ? weight(toGoKg) : 'Meta alcançada'}</Fact>
        )}
      </dl>
      {isTargetDoubtful(summary) && <AskProfile>Conferir a meta</AskProfile>}
    </>
  );
}

/** A target above the start, or one that no way leads to: the closed line says so too. */
export const isTargetDoubtful = ({
  initialWeight,
  targetWeight,
  latest,
  share,
  toGoKg,
}: MeasurementSummary) =>
  initialWeight !== null && targetWeight !== null && latest !== null && share === null && toGoKg !== 0;

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Figure>{children}</Figure>
      </dd>
    </div>
  );
}
