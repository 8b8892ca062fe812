import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { useState } from 'react';
import { slowly, tell, tellFailure } from '../../../ui/toast.ts';
import { type Taking, useTakeDoses, useUndoTaken } from './use-take-doses.ts';

/** Takes a dose with one press and takes it back with another; the tick follows the finger, not the network. */
export function useTickDose(dose: PlannedDose, taking?: Taking) {
  const { isPending, take, ...asked } = useTakeDoses(taking);
  const undo = useUndoTaken();
  const [isUndoing, setUndoing] = useState(false);

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
    isWaiting: isPending || isUndoing,
    isTaken: isPending || (dose.state === 'taken' && !isUndoing),
    change: (isTaken: boolean) => (isTaken ? take([dose]) : void takeBack()),
  };
}
