import { formatInstant } from '../../lib/format.ts';
import { readMoment } from '../../lib/moment.ts';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/Button.tsx';
import type { TakingState } from './use-taking.ts';

interface Props {
  taking: TakingState;
  isPending: boolean;
  onTake: () => void;
}

/** One button whose label follows the moment. */
export function TakeActions({ taking, isPending, onTake }: Props) {
  const { timeZone } = useSession();
  const moment = readMoment(taking.moment, timeZone, useNow());
  return (
    <>
      <Button slot="close" variant="secondary">
        Cancelar
      </Button>
      <Button
        isDisabled={!taking.isPossible}
        isPending={isPending}
        pendingLabel="Registrando..."
        onPress={onTake}
      >
        {moment.ok ? `Registrar em ${formatInstant(moment.instant, timeZone)}` : 'Tomar Agora'}
      </Button>
    </>
  );
}
