import { useFormState, type FieldValues } from 'react-hook-form';
import { FormAlert } from './FormAlert.tsx';
import type { ZodForm } from './use-zod-form.ts';

interface Props<V extends FieldValues, O> {
  form: ZodForm<V, O>;
  /** Before the reason: 'Erro ao abrir caixa'. */
  failed?: string;
}

/** Where a form shows what the server refused; stands just above its button. */
export function FormRefusal<V extends FieldValues, O>({ form, failed }: Props<V, O>) {
  const { errors } = useFormState({ control: form.control });
  const reason = errors.root?.server?.message;
  return <FormAlert>{failed && reason ? `${failed}: ${reason}` : reason}</FormAlert>;
}
