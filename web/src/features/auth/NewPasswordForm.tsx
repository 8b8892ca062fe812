import type { ResetPasswordForm } from '@leveza/contract/auth/password-reset.ts';
import type { z } from '@leveza/contract/zod.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { NewPasswordFields } from '../../ui/form/NewPasswordFields.tsx';
import { useRefusalClears } from '../../ui/form/show-problem.ts';
import type { ZodForm } from '../../ui/form/use-zod-form.ts';

type Twice = z.output<typeof ResetPasswordForm>;

interface Props {
  form: ZodForm<z.input<typeof ResetPasswordForm>, Twice>;
  onSubmit: (twice: Twice) => Promise<void>;
}

export function NewPasswordForm({ form, onSubmit }: Props) {
  useRefusalClears(form);
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Criar nova senha" className="grid gap-5">
      <NewPasswordFields
        form={form}
        name="password"
        label="Nova senha"
        confirmName="confirmPassword"
        confirmLabel="Confirmar nova senha"
      />
      <FormRefusal form={form} />
      <Button type="submit" isFullWidth isPending={form.formState.isSubmitting} pendingLabel="Salvando...">
        Salvar nova senha
      </Button>
    </Form>
  );
}
