import { type PlannedDose, takeDose } from '@leveza/contract/plans/doses.ts';
import { useState, useSyncExternalStore } from 'react';
import { isKept, watchUnsent } from '../../../lib/unsent.ts';
import { slowly, tell, tellFailure } from '../../../ui/toast.ts';
import { type Taking, useTakeDoses, useUndoTaken } from './use-take-doses.ts';

/** Takes a dose with one press and takes it back with another; the tick follows the finger, not the network. */
export function useTickDose(dose: PlannedDose, taking?: Taking) {
  const { isPending, take, ...asked } = useTakeDoses(taking);
  const undo = useUndoTaken();
  const [isUndoing, setUndoing] = useState(false);
  // Pressed on a page before this one, which sends it again.
  const wasPressed = useSyncExternalStore(watchUnsent, () => isKept(takeDose, isOf(dose)));
  const isLeft = !isPending && dose.state !== 'taken' && wasPressed;

  const takeBack = async () => {
    if (isUndoing) return;
    setUndoing(true);
    await slowly(undo([{ dose, recordId: dose.recordId, wasOpened: false }]), 'pedido').then(
      tell,
      tellFailure('Não foi possível desfazer'),
    );
    setUndoing(false);
  };
  return {
    ...asked,
    isPending,
    /** Pressed, and not answered. */
    isWaiting: isPending || isUndoing || isLeft,
    isTaken: isPending || isLeft || (dose.state === 'taken' && !isUndoing),
    change: (isTaken: boolean) => {
      if (isLeft) return;
      if (isTaken) take([dose]);
      else void takeBack();
    },
  };
}

const isOf =
  ({ planId, plannedAt }: PlannedDose) =>
  (body: Record<string, unknown>) =>
    body.planId === planId && body.plannedAt === plannedAt;
