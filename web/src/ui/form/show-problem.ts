import { Problem, type ProblemCode } from '@leveza/contract/problem.ts';
import { useEffect } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { ZodForm } from './use-zod-form.ts';

/** Puts each refused field's sentence under its field, focuses the first one, and leaves the rest to the form's alert. */
export function showProblem<V extends FieldValues, O>(form: ZodForm<V, O>, problem: Problem): void {
  const refused = problem.fields ?? {};
  const { _names: names } = form.control;
  const isField = (name: string): name is Path<V> => names.mount.has(name);
  // In the order of the screen, not of the reply.
  const shown = [...names.mount].filter((name) => name in refused).filter(isField);
  for (const name of shown) form.setError(name, { type: 'server', message: refused[name]! });
  if (shown[0] !== undefined) form.setFocus(shown[0]);

  const elsewhere = Object.keys(refused).filter((name) => !isField(name));
  const sentences = [problem.message, ...elsewhere.map((name) => refused[name]!)];
  form.setError('root.server', { type: 'server', message: sentences.join(' ') });
}

/**
 * Waits for a form's call. A refusal about one field is shown at that field and returns null; any other is thrown on.
 */
export async function orTellAt<T, V extends FieldValues, O>(
  form: ZodForm<V, O>,
  fieldOf: Partial<Record<ProblemCode, Path<V>>>,
  work: Promise<T>,
): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const field = error instanceof Problem ? fieldOf[error.code] : undefined;
    if (field === undefined || !(error instanceof Problem)) throw error;
    form.setError(field, { type: 'server', message: error.message });
    form.setFocus(field);
    return null;
  }
}

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
