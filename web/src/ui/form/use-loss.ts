import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ChangeMessage } from '../toast.ts';
import type { FormDraft } from './use-draft.ts';
import { useRecord } from './use-record.ts';

interface Losing<V extends FieldValues, O> {
  draft: FormDraft<V>;
  schema: z.ZodType<O, V>;
  /** The values the form starts with, every time it is opened. */
  values: V;
  save: (accepted: O) => Promise<ChangeMessage>;
}

/** Records something lost or thrown away: asked for only when the patient says so. */
export function useLoss<V extends FieldValues, O>({ draft, schema, values, save }: Losing<V, O>) {
  const [isAsking, setAsking] = useState(draft.restored !== undefined);
  const stop = () => setAsking(false);
  const recording = useRecord({ schema, values, draft, save, onDone: stop });
  const { form, isDirty, isPending, submit, restart, discard } = recording;
  return {
    form,
    isAsking,
    isDirty: isAsking && isDirty,
    isPending,
    start: () => {
      restart(values);
      setAsking(true);
    },
    submit,
    stop,
    discard,
  };
}

export type Loss<V extends FieldValues, O> = ReturnType<typeof useLoss<V, O>>;
