import { Problem } from '@leveza/contract/problem.ts';
import type { SideEffect, SideEffectInput } from '@leveza/contract/side-effects.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../../lib/session.ts';
import { changedFields } from '../../../ui/form/changed-fields.ts';
import { showProblem } from '../../../ui/form/show-problem.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { type Felt, type FollowUp, followUpOf, hasMoreToSay } from '../follow-up/follow-up.ts';
import { summaryQuery } from '../use-summary.ts';
import { effectSchema, type EffectValues, fieldOf, NOTHING_FELT, recordedValues } from './effect-values.ts';
import { useSaveEffect } from './use-save-effect.ts';

/** What follows a press on 'Registrar', when there is more to say. */
export interface Followed {
  followUp: FollowUp;
  saved: SideEffect | null;
  /** Why it was not saved. */
  problem: Problem | null;
}

interface Done {
  saved: SideEffect;
  /** All there is to say about it was said. */
  isFollowed: boolean;
}

/** The form of one effect. Whatever has to be said about it is said even when it could not be saved. */
export function useEffectForm(
  effect: SideEffect | null,
  onDone: (done: Done) => void,
  onNothing: () => void,
) {
  const { timeZone } = useSession();
  const queries = useQueryClient();
  const [before] = useState(() => (effect ? recordedValues(effect, timeZone) : NOTHING_FELT));
  const schema = useMemo(() => effectSchema(timeZone, effect !== null), [timeZone, effect]);
  const form = useZodForm<EffectValues, SideEffectInput>(schema, { defaultValues: before });
  const isDirty = useWatch({
    control: form.control,
    compute: (values: EffectValues) => changedFields(values, before).length > 0,
  });
  const saving = useSaveEffect(effect);
  const [followed, setFollowed] = useState<Followed | null>(null);
  // What was asked already is not asked again: sent once more after the network failed, or with another note.
  const [asked, setAsked] = useState(() => (effect ? aboutOf(effect) : null));

  const finish = (saved: SideEffect, isFollowed: boolean) => {
    saving.tell(saved);
    onDone({ saved, isFollowed });
  };

  const save = async (input: SideEffectInput) => {
    if (effect && changedFields(form.getValues(), before).length === 0) return onNothing();
    const { saved, problem } = await saving.save(input).then(
      (done) => ({ saved: done, problem: null }),
      (cause: unknown) => {
        if (!(cause instanceof Problem)) throw cause;
        return { saved: null, problem: cause };
      },
    );
    if (problem?.fields) throw atFields(problem);
    // Read only now: what was just recorded is part of it.
    const risk = queries.getQueryData(summaryQuery.queryKey)?.data.risk;
    const followUp = followUpOf(saved ?? input, risk, new Date());
    const isAsked = asked === aboutOf(input);
    if (hasMoreToSay(followUp) && !isAsked) {
      setAsked(aboutOf(input));
      return setFollowed({ followUp, saved, problem });
    }
    if (problem) throw problem;
    finish(saved, isAsked);
  };

  return {
    form,
    isDirty,
    isPending: saving.isPending,
    save,
    followed,
    endFollowUp: () => {
      if (!followed) return;
      if (followed.saved) return finish(followed.saved, true);
      // Back to the form, where nothing is lost and it can be sent again.
      setFollowed(null);
      if (followed.problem) showProblem(form, followed.problem);
    },
  };
}

export type EffectForm = ReturnType<typeof useEffectForm>;

const aboutOf = ({ effectType, intensity, duration }: Felt) => `${effectType} ${intensity} ${duration ?? ''}`;

/** The form calls some of what it sends by other names. */
function atFields(problem: Problem): Problem {
  const fields = Object.entries(problem.fields ?? {}).map(([name, text]) => [fieldOf(name), text]);
  return new Problem(problem.code, {
    fields: Object.fromEntries(fields) as Record<string, string>,
    cause: problem,
  });
}
