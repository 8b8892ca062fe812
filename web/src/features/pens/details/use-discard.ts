import type { Pen } from '@leveza/contract/pens/pens.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useState } from 'react';
import { usePenMovement } from '../use-pen-movement.ts';

/** Throws away all that is left, which the ledger remembers. */
export function useDiscard(pen: Pen, onDone: () => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const { record, isPending } = usePenMovement(pen);
  return {
    failure,
    isPending,
    discard: async () => {
      setFailure(null);
      try {
        await record({ kind: 'discard' }, { title: 'Descarte registrado', undone: 'Descarte desfeito' });
      } catch (cause) {
        if (!(cause instanceof Problem)) throw cause;
        setFailure(`Erro ao descartar: ${cause.message}`);
      }
      onDone();
    },
  };
}
