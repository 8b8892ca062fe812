import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { LowTarget } from '../../profile/shared/LowTarget.tsx';
import { useIsTargetTooLow } from '../../profile/shared/use-is-target-too-low.ts';
import { AskProfile } from './AskProfile.tsx';

/** Asks for a target, or for another one; a good one leads the screen and stands among the patient's numbers. */
export function GoalCard({ summary: { initialWeight, targetWeight } }: { summary: MeasurementSummary }) {
  const isTooLow = useIsTargetTooLow(useSession());
  if (isTooLow) {
    return (
      <Card title="Meta">
        <LowTarget />
      </Card>
    );
  }
  if (initialWeight !== null && targetWeight !== null) return null;
  return (
    <Card title="Meta">
      <p className="text-pretty text-ink-soft">
        Com o peso inicial e o peso meta, combinados com quem trata você, dá para ver o caminho.
      </p>
      <AskProfile>{targetWeight === null ? 'Informar peso meta' : 'Informar peso inicial'}</AskProfile>
    </Card>
  );
}
