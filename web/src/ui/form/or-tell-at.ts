import { Problem, type ProblemCode } from '@leveza/contract/problem.ts';
import type { FieldValues, Path } from 'react-hook-form';
import type { ZodForm } from './use-zod-form.ts';

/** What a form's call answers. A refusal about one field is told there, once, and gives null; any other goes on. */
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
