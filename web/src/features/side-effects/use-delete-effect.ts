import { addSideEffect, deleteSideEffect, type SideEffect } from '@leveza/contract/side-effects.ts';
import { useCommand } from '../../lib/api.ts';
import { tellFailure, tellUndoFailed, toast } from '../../ui/toast.ts';
import { inputOf } from './effect-input.ts';
import { effectText } from './effect-words.ts';

/** Takes an effect out of the history and offers to record it again as it was. */
export function useDeleteEffect(effect: SideEffect) {
  const remove = useCommand(deleteSideEffect);
  const record = useCommand(addSideEffect);

  const undo = () =>
    void record
      .mutateAsync({ body: inputOf(effect) })
      .then(
        () => void toast({ title: 'Registro de volta ao histórico', detail: effectText(effect) }),
        tellUndoFailed,
      );

  return {
    isPending: remove.isPending,
    /** Whether it is gone. */
    remove: () =>
      remove.mutateAsync({ params: { id: effect.id } }).then(() => {
        toast({ title: 'Registro excluído', detail: effectText(effect), undo });
        return true;
      }, tellFailure('Erro ao excluir')),
  };
}
