import {
  addSideEffect,
  changeSideEffect,
  deleteSideEffect,
  type SideEffect,
  type SideEffectInput,
} from '@leveza/contract/side-effects.ts';
import { useCommand } from '../../../lib/api.ts';
import { tellUndoFailed, toast } from '../../../ui/toast.ts';
import { inputOf } from '../effect-input.ts';
import { effectText } from '../effect-words.ts';
import { STALE_AFTER_EFFECT } from '../stale-after-effect.ts';

const REFRESHES = { refreshes: STALE_AFTER_EFFECT };

/** Records an effect or changes one; once all is said about it, says what happened and offers to take it back. */
export function useSaveEffect(before: SideEffect | null) {
  const add = useCommand(addSideEffect, REFRESHES);
  const change = useCommand(changeSideEffect, REFRESHES);
  const remove = useCommand(deleteSideEffect, REFRESHES);

  const takeBack = (effect: SideEffect) =>
    void remove
      .mutateAsync({ params: { id: effect.id } })
      .then(() => toast({ title: 'Registro desfeito', detail: effectText(effect) }), tellUndoFailed);

  const changeBack = (effect: SideEffect) =>
    void change
      .mutateAsync({ params: { id: effect.id }, body: inputOf(effect) })
      .then(() => toast({ title: 'Alteração desfeita', detail: effectText(effect) }), tellUndoFailed);

  return {
    isPending: add.isPending || change.isPending,

    async save(body: SideEffectInput): Promise<SideEffect> {
      const { data } = await (before
        ? change.mutateAsync({ params: { id: before.id }, body })
        : add.mutateAsync({ body }));
      return data;
    },

    tell(saved: SideEffect) {
      const detail = effectText(saved);
      if (before) toast({ title: 'Registro alterado', detail, undo: () => changeBack(before) });
      else toast({ title: 'Efeito registrado', detail, undo: () => takeBack(saved) });
    },
  };
}
