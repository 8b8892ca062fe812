import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { useId } from 'react';
import { RecordList } from '../../../ui/RecordList.tsx';
import { DoseRow } from '../doses/DoseRow.tsx';
import type { PlansView } from '../use-plans-view.ts';

interface Props {
  doses: readonly PlannedDose[];
  view: PlansView;
}

/** The next doses, each with its press. */
export function NextDoses({ doses, view }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        Próximas Doses
      </h2>
      <RecordList label="Próximas Doses">
        {doses.map((dose) => (
          <DoseRow key={`${dose.planId} ${dose.plannedAt}`} dose={dose} view={view} hasDay />
        ))}
      </RecordList>
    </section>
  );
}
