import { Problem } from '@leveza/contract/problem.ts';
import type { SideEffect, SideEffectInput } from '@leveza/contract/side-effects.ts';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../../lib/session.ts';
import { changedFields } from '../../../ui/form/changed-fields.ts';
import { showProblem } from '../../../ui/form/show-problem.ts';
import { toast } from '../../../ui/toast.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { effectDraft } from './effect-draft.ts';
import { effectSchema, type EffectValues, fieldOf, NOTHING_FELT, recordedValues } from './effect-values.ts';
import { type Conclusion, useFollowUp } from './use-follow-up.ts';
import { type Outcome, useSaveEffect } from './use-save-effect.ts';

interface Done {
  saved: SideEffect;
  /** All there is to say about it was said. */
  isFollowed: boolean;
}

/**
 * The form of one effect. Whatever has to be said about it is said even when it could not be saved, and without waiting
 * for the server.
 */
export function useEffectForm(
  effect: SideEffect | null,
  onDone: (done: Done) => void,
  onNothing: () => void,
) {
  const { id: owner, timeZone } = useSession();
  const [before] = useState(() => (effect ? recordedValues(effect, timeZone) : NOTHING_FELT));
  const schema = useMemo(() => effectSchema(timeZone, effect !== null), [timeZone, effect]);
  const [draft] = useState(() => effectDraft(owner, effect?.id ?? null));
  const form = useZodForm<EffectValues, SideEffectInput>(schema, {
    defaultValues: draft.restored?.values ?? before,
  });
  const isDirty = useWatch({
    control: form.control,
    compute: (values: EffectValues) => changedFields(values, before).length > 0,
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          changedFields(values, before).length > 0 ? draft.keepValues(values) : draft.drop(),
      }),
    [form, before, draft],
  );
  const saving = useSaveEffect(effect, { unsettled: draft.restored?.unsettled, onSend: draft.keepSent });

  const conclude = ({ saved, problem }: Outcome, { isFollowed, isHere }: Conclusion) => {
    if (saved) {
      saving.tell(saved);
      if (isHere) onDone({ saved, isFollowed });
    } else if (isHere) {
      // Back to the form, where nothing is lost and it can be sent again.
      showProblem(form, atFields(problem));
    } else if (problem.code !== 'unauthenticated') {
      toast({ title: `Efeito não registrado: ${problem.message}`, tone: 'critical' });
    }
  };
  const { followed, isSaving, follow, end } = useFollowUp(effect, conclude);

  return {
    form,
    isDirty,
    isPending: isSaving,
    isRestored: draft.restored !== null,
    save: async (input: SideEffectInput) => {
      if (effect && changedFields(form.getValues(), before).length === 0) return onNothing();
      await follow(input, async () => {
        const outcome = await saving.save(input);
        if (outcome.saved) draft.drop();
        return outcome;
      });
    },
    followed,
    endFollowUp: end,
    discard: () => {
      draft.drop();
      onNothing();
    },
  };
}

export type EffectForm = ReturnType<typeof useEffectForm>;

/** The form calls some of what it sends by other names. */
function atFields(problem: Problem): Problem {
  if (!problem.fields) return problem;
  const fields = Object.entries(problem.fields).map(([name, text]) => [fieldOf(name), text]);
  return new Problem(problem.code, {
    fields: Object.fromEntries(fields) as Record<string, string>,
    cause: problem,
  });
}
