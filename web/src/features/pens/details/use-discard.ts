import type { Pen } from '@leveza/contract/pens/pens.ts';
import { useAskFirst } from '../../../ui/form/use-ask-first.ts';
import { tell } from '../../../ui/toast.ts';
import { usePenMovement } from '../use-pen-movement.ts';

/** Throws away all that is left, which the ledger remembers. */
export function useDiscard(pen: Pen, onDone: () => void) {
  const { record } = usePenMovement(pen);
  const { isPending, refusal, send } = useAskFirst(async () =>
    tell(await record({ kind: 'discard' }, { title: 'Descarte registrado', undone: 'Descarte desfeito' })),
  );
  return {
    failure: refusal && `Erro ao descartar: ${refusal.message}`,
    isPending,
    discard: () => send(undefined).then(onDone),
  };
}
