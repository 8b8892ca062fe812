import type { Plan } from '@leveza/contract/plans/plans.ts';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Row } from '../../../ui/Row.tsx';
import { pauseText, titleText } from '../plan-words.ts';
import { ResumeQuestion } from './ResumeQuestion.tsx';
import { usePlanChanges } from './use-plan-changes.ts';

/** Plans that give no dose now: a screen that says 'Nenhuma agendada' shows why, and how they go on. */
export function PausedPlans({ plans }: { plans: readonly Plan[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        Em pausa
      </h2>
      <RecordList label="Em pausa">
        {plans.map((plan) => (
          <PausedRow key={plan.id} plan={plan} />
        ))}
      </RecordList>
    </section>
  );
}

function PausedRow({ plan }: { plan: Plan }) {
  const changes = usePlanChanges(plan);
  return (
    <Row
      title={titleText(plan)}
      detail={pauseText(plan)}
      action={
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Retomar ${plan.name}`}
          isPending={changes.isResuming}
          onPress={changes.resume}
        >
          Retomar
        </Button>
      }
    >
      <ResumeQuestion changes={changes} />
    </Row>
  );
}
