import { useFormState, type FieldValues } from 'react-hook-form';
import { FormAlert } from './FormAlert.tsx';
import type { ZodForm } from './use-zod-form.ts';

/** Where a form shows what the server refused; stands just above its button. */
export function FormRefusal<V extends FieldValues, O>({ form }: { form: ZodForm<V, O> }) {
  const { errors } = useFormState({ control: form.control });
  return <FormAlert>{errors.root?.server?.message}</FormAlert>;
}
