import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ChangeMessage } from '../toast.ts';
import { useRecord } from './use-record.ts';

interface Losing<V extends FieldValues, O> {
  schema: z.ZodType<O, V>;
  /** The values the form starts with, every time it is opened. */
  values: V;
  save: (accepted: O) => Promise<ChangeMessage>;
}

/** Records something lost or thrown away: asked for only when the patient says so. */
export function useLoss<V extends FieldValues, O>({ schema, values, save }: Losing<V, O>) {
  const [isAsking, setAsking] = useState(false);
  const stop = () => setAsking(false);
  const { form, isDirty, isPending, submit, restart } = useRecord({ schema, values, save, onDone: stop });
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
  };
}

export type Loss<V extends FieldValues, O> = ReturnType<typeof useLoss<V, O>>;
