import type { SideEffect } from '@leveza/contract/side-effects.ts';
import { useMemo, useRef, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { inFormWords } from '../../../ui/form/in-form-words.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { type ChangeMessage, slowly, tellUndoFailed, toast } from '../../../ui/toast.ts';
import { effectDraft } from './effect-draft.ts';
import {
  acceptedInput,
  effectSchema,
  type EffectValues,
  type FeltRow,
  fieldOf,
  NOTHING_CHOSEN,
  NOTHING_FELT,
  recordedValues,
} from './effect-values.ts';
import { useFollowUp } from './use-follow-up.ts';
import { useSaveEffect } from './use-save-effect.ts';

/** The message after effects were saved, and the effects themselves. */
export interface SavedEffects extends ChangeMessage {
  saved: SideEffect[];
  /** All there is to say about it was said. */
  isFollowed: boolean;
}

/** The form of one effect, or of several at once. Its advice is shown even if it could not be saved, and without waiting for the server. */
export function useEffectForm(
  effect: SideEffect | null,
  /** The values a new one begins with. */
  first: FeltRow | null,
  onDone: (saved: SavedEffects) => boolean | void,
  onNothing: () => void,
) {
  const { id: owner, timeZone } = useSession();
  const schema = useMemo(() => effectSchema(timeZone, effect !== null), [timeZone, effect]);
  const [draft] = useState(() => effectDraft(owner, effect?.id ?? null));
  const saving = useSaveEffect(effect, { unsettled: draft.restored?.unsettled, onSend: draft.keepSent });
  const { followed, isSaved, follow, end } = useFollowUp(effect);
  const isUndone = useRef(false);
  const { form, isDirty, isPending, isRestored, submit } = useRecord({
    schema,
    values: effect ? recordedValues(effect, timeZone) : { ...NOTHING_FELT, felt: [first ?? NOTHING_CHOSEN] },
    restored: draft.restored ? withFirst(draft.restored.values, first) : undefined,
    onEdit: (values, isEdited) => (isEdited ? draft.keepValues(values) : draft.drop()),
    isEdit: effect !== null,
    save: async (accepted) => {
      const input = acceptedInput(accepted, timeZone);
      const { outcome, isFollowed, isHere, alarming } = await follow(input, async () => {
        const sent = await saving.save(input);
        if (sent.saved) draft.drop();
        return sent;
      });
      const { saved, problem } = outcome;
      if (saved && isUndone.current) {
        // The sheet closes, and a toast tells how the undo ended.
        void slowly(saving.takeBack(saved), 'pedido').then(toast, tellUndoFailed);
        return undefined;
      }
      if (saved && alarming) await saving.keepAnswers(saved, alarming);
      if (saved) return { ...saving.messageFor(saved), saved, isFollowed };
      if (!isHere && problem.code !== 'unauthenticated') {
        toast({ title: `Efeito não registrado: ${problem.message}`, tone: 'critical' });
      }
      throw problem;
    },
    atField: (problem) => inFormWords(problem, fieldOf),
    onDone: (message) => (message ? onDone(message) : onNothing()),
  });

  return {
    form,
    // Also while it is sent: closed without a question, the form would take the questions about an alarm along.
    isDirty,
    isPending,
    isRestored,
    submit,
    followed,
    endFollowUp: end,
    /** Takes a new record back while its questions are open. */
    undo:
      isSaved && !effect
        ? () => {
            isUndone.current = true;
            end({}, false);
          }
        : undefined,
    discard: () => {
      if (!isPending) draft.drop();
      onNothing();
    },
  };
}

export type EffectForm = ReturnType<typeof useEffectForm>;

/** An effect chosen before the form opened joins those of the draft. */
function withFirst({ felt, ...values }: EffectValues, first: FeltRow | null): EffectValues {
  if (!first || felt.some(({ kind }) => kind === first.kind)) return { ...values, felt };
  return { ...values, felt: [...felt.filter(({ kind }) => kind !== null), first] };
}
