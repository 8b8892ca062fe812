import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { Check } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { takeAllText } from '../shared/open-doses.ts';
import { useFirmPress } from '../shared/use-firm-press.ts';
import type { PlansView } from '../use-plans-view.ts';

interface Props {
  group: readonly PlannedDose[];
  isPending: boolean;
  onTake: () => void;
  view: PlansView;
}

/** 'Marcar como Tomada', or 'Tomar os 4 da manhã'. */
export function LeadActions({ group, isPending, onTake, view }: Props) {
  const { timeZone } = useSession();
  const take = useFirmPress(group, onTake);
  const [first] = group;
  if (!first?.plannedAt) return null;
  const { planId: item, plannedAt: at } = first;
  return (
    <>
      <Button variant="lead" icon={Check} isPending={isPending} pendingLabel="Registrando..." onPress={take}>
        {group.length === 1 ? 'Marcar como Tomada' : takeAllText(group, timeZone)}
      </Button>
      {group.length === 1 && (
        <Button variant="lead-quiet" isDisabled={isPending} onPress={() => view.show('skip', { item, at })}>
          Pular dose
        </Button>
      )}
    </>
  );
}
