import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { LowTarget } from '../../profile/shared/LowTarget.tsx';
import { LowWeight } from '../../profile/shared/LowWeight.tsx';
import { useIsLowWeight } from '../../profile/shared/use-is-low-weight.ts';
import { isLow } from '../is-low.ts';
import { AskProfile } from './AskProfile.tsx';

/** Asks for a target, or for another one; a good one leads the screen and stands among the patient's numbers. */
export function GoalCard({ summary }: { summary: MeasurementSummary }) {
  const { initialWeight, targetWeight } = summary;
  const patient = useSession();
  const isTooLow = useIsLowWeight(patient.targetWeight, patient);
  if (isLow(summary)) {
    return (
      <Card title="Sobre seu peso">
        <LowWeight />
      </Card>
    );
  }
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
