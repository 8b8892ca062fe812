import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { CheckCheck } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { takeAllText } from './open-doses.ts';
import { DoseDoubt } from './DoseDoubt.tsx';
import { useTakeDoses } from './use-take-doses.ts';

/** Takes all open doses of one time with one press: 'Tomar os 4 da manhã'. Stands in the wrapping line of a title. */
export function TakeGroup({ group }: { group: readonly PlannedDose[] }) {
  const { timeZone } = useSession();
  const taking = useTakeDoses();
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={CheckCheck}
        isPending={taking.isPending}
        pendingLabel="Registrando..."
        onPress={() => taking.take(group)}
      >
        {takeAllText(group, timeZone)}
      </Button>
      <DoseDoubt taking={taking} className="basis-full" />
    </>
  );
}
