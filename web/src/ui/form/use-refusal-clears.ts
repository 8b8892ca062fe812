import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodForm } from './use-zod-form.ts';

/** Any edit takes back what the server said about the form as it was. */
export function useRefusalClears<V extends FieldValues, O>(form: ZodForm<V, O>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => form.clearErrors('root.server'),
      }),
    [form],
  );
}
