import type { Plan } from '@leveza/contract/plans/plans.ts';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Row } from '../../../ui/Row.tsx';
import { asNeededText, dosageText } from '../plan-words.ts';
import { DoseDoubt } from '../shared/DoseDoubt.tsx';
import { useTakeDoses } from '../shared/use-take-doses.ts';

/** Plans without a schedule: taken with one press, and asked about beyond what the patient entered. */
export function AsNeeded({ plans }: { plans: readonly Plan[] }) {
  const id = useId();
  const asNeeded = plans.filter(({ planType, status }) => planType === 'as_needed' && status === 'active');
  if (asNeeded.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        Se precisar
      </h2>
      <RecordList label="Se precisar">
        {asNeeded.map((plan) => (
          <AsNeededRow key={plan.id} plan={plan} />
        ))}
      </RecordList>
    </section>
  );
}

function AsNeededRow({ plan }: { plan: Plan }) {
  const taking = useTakeDoses();
  const { id: planId, name, productId } = plan;
  const limits = asNeededText(plan).replace(/^Se precisar( · )?/, '');
  return (
    <Row
      title={name}
      detail={[dosageText(plan), limits].filter(Boolean).join(' · ')}
      action={
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Tomar ${name}`}
          isPending={taking.isPending}
          onPress={() => taking.take([{ planId, plannedAt: null, name, productId }])}
        >
          Tomar
        </Button>
      }
    >
      <DoseDoubt taking={taking} className="px-4 pb-4" />
    </Row>
  );
}
