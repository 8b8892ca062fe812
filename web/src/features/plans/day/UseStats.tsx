import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { whenText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow, useToday } from '../../../lib/use-now.ts';
import { FactLine } from '../../../ui/FactLine.tsx';
import { countsOfDay, nextPlanned } from '../doses/dose-lists.ts';
import { USE_SCREENS } from '../shared/plans-kind.ts';

interface Props {
  plans: readonly Plan[];
  doses: readonly PlannedDose[];
  kind: ItemKind;
}

/** The counters of today in one line. */
export function UseStats({ plans, doses, kind }: Props) {
  const { timeZone } = useSession();
  const now = useNow();
  const { total, taken, pending, critical } = countsOfDay(doses, useToday());
  const next = nextPlanned({ plans, doses }, now);
  return (
    <FactLine
      facts={[
        { label: taken === 1 ? 'tomada hoje' : 'tomadas hoje', value: `${taken} de ${total}` },
        { label: pending === 1 ? 'pendente' : 'pendentes', value: pending },
        ...(USE_SCREENS[kind].hasCritical
          ? [{ label: critical === 1 ? 'crítica' : 'críticas', value: critical }]
          : []),
        {
          label: 'Próxima dose',
          value: next ? whenText(next, { zone: timeZone, now }) : 'nenhuma',
          isLabelFirst: true,
        },
      ]}
    />
  );
}
