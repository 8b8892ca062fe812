import { addSideEffect, deleteSideEffect, type SideEffect } from '@leveza/contract/side-effects.ts';
import { useKeptCommand } from '../../lib/api.ts';
import { useDelete } from '../../ui/use-delete.ts';
import { inputOf } from './effect-input.ts';
import { effectText } from './effect-words.ts';

/** Takes an effect out of the history and offers to record it again as it was. */
export function useDeleteEffect(effect: SideEffect) {
  const remove = useKeptCommand(deleteSideEffect);
  const record = useKeptCommand(addSideEffect);

  return useDelete({
    remove: () => remove.mutateAsync({ params: { id: effect.id }, body: {} }),
    restore: () => record.mutateAsync({ body: inputOf(effect) }),
    words: {
      deleted: { title: 'Registro excluído', detail: effectText(effect) },
      restored: { title: 'Registro de volta ao histórico', detail: effectText(effect) },
    },
  });
}
