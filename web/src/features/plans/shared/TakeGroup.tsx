import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { CheckCheck } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { takeAllText } from './open-doses.ts';
import { DoseDoubt } from './DoseDoubt.tsx';
import { useFirmPress } from './use-firm-press.ts';
import { type Taking, useTakeDoses } from './use-take-doses.ts';

interface Props {
  group: readonly PlannedDose[];
  taking?: Taking;
}

/**
 * Takes all open doses of one time with one press: 'Tomar os 4 da manhã'. Stands in the wrapping line of a title, and stays
 * there while the group shrinks: a question about its last dose has no other place.
 */
export function TakeGroup({ group, taking }: Props) {
  const { timeZone } = useSession();
  const doses = useTakeDoses(taking);
  const take = useFirmPress(group, () => doses.take(group));
  return (
    <>
      {group.length > 1 && (
        <Button
          variant="secondary"
          size="sm"
          icon={CheckCheck}
          isPending={doses.isPending}
          pendingLabel="Registrando..."
          onPress={take}
        >
          {takeAllText(group, timeZone)}
        </Button>
      )}
      <DoseDoubt taking={doses} className="basis-full" />
    </>
  );
}
