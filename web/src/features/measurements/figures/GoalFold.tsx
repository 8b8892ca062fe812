import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { Target } from 'lucide-react';
import { use } from 'react';
import { formatWeight } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { AreFiguresCovered, Figure } from '../../../ui/Figure.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { FoldLabel } from '../../../ui/FoldLabel.tsx';
import { LowTarget } from '../../profile/shared/LowTarget.tsx';
import { useIsTargetTooLow } from '../../profile/shared/use-is-target-too-low.ts';
import { AskProfile } from './AskProfile.tsx';

/** The target as one line that opens to the way from the initial weight. */
export function GoalFold({ summary }: { summary: MeasurementSummary }) {
  const patient = useSession();
  const { weightUnit } = patient;
  const { initialWeight, targetWeight, toGoKg, share, latest } = summary;
  const isTooLow = useIsTargetTooLow(patient);
  const weight = (kg: number) => <Figure>{formatWeight(kg, weightUnit)}</Figure>;

  if (isTooLow) {
    return (
      <Card title="Meta">
        <LowTarget />
      </Card>
    );
  }
  if (initialWeight === null || targetWeight === null) {
    return (
      <Card title="Meta">
        <p className="text-pretty text-ink-soft">
          Com o peso inicial e o peso meta, combinados com quem trata você, dá para ver o caminho.
        </p>
        <AskProfile>{targetWeight === null ? 'Informar peso meta' : 'Informar peso inicial'}</AskProfile>
      </Card>
    );
  }
  return (
    <Fold
      icon={Target}
      label={
        <FoldLabel title={<>Peso meta: {weight(targetWeight)}</>}>
          {toGoKg !== null && (toGoKg > 0 ? <>Falta para a meta: {weight(toGoKg)}</> : REACHED)}
        </FoldLabel>
      }
    >
      <dl className="grid gap-2 text-sm *:flex *:flex-wrap *:justify-between *:gap-x-4 [&_dd]:font-semibold [&_dd]:tabular-nums [&_dt]:text-ink-soft">
        <div>
          <dt>Peso inicial</dt>
          <dd>{weight(initialWeight)}</dd>
        </div>
        {latest && <Lost summary={summary} />}
        {toGoKg !== null && (
          <div>
            <dt>Falta para a meta</dt>
            <dd>{toGoKg > 0 ? weight(toGoKg) : REACHED}</dd>
          </div>
        )}
      </dl>
      {latest && share === null && toGoKg !== 0 && <AskProfile>Conferir a meta</AskProfile>}
    </Fold>
  );
}

const REACHED = <Figure>Meta alcançada</Figure>;

function Lost({ summary: { lostKg } }: { summary: MeasurementSummary }) {
  const { weightUnit } = useSession();
  const isCovered = use(AreFiguresCovered);
  if (lostKg === null) return null;
  return (
    <div>
      {/* Which of the two it is says something about the figure. */}
      <dt>{lostKg < 0 && !isCovered ? 'Peso a mais' : 'Peso perdido'}</dt>
      <dd>
        <Figure>{formatWeight(Math.abs(lostKg), weightUnit)}</Figure>
      </dd>
    </div>
  );
}
