import type { Dashboard } from '@leveza/contract/dashboard.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { Card } from '../../ui/Card.tsx';
import { doseSentence, treatmentText } from './dashboard-words.ts';
import { Goal } from './Goal.tsx';

/** The weight lost against the goal, the days in treatment and the next application. */
export function TreatmentCard({ dashboard }: { dashboard: Dashboard }) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  return (
    <Card title="Seu tratamento" className="lg:self-start">
      <Goal dashboard={dashboard} />
      <dl className="grid gap-2 border-t border-line pt-4 text-sm">
        <Line name="Dias em tratamento">{treatmentText(dashboard.daysInTreatment)}</Line>
        <Line name="Próxima aplicação">{doseSentence(dashboard.nextDose, { zone, now })}</Line>
      </dl>
    </Card>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="font-medium text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
