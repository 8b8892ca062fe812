import type { ResetPasswordForm } from '@leveza/contract/auth/password-reset.ts';
import type { z } from '@leveza/contract/zod.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import type { ZodForm } from '../../ui/form/use-zod-form.ts';
import { useRefusalClears } from './use-refusal-clears.ts';

type Twice = z.output<typeof ResetPasswordForm>;

interface Props {
  form: ZodForm<z.input<typeof ResetPasswordForm>, Twice>;
  onSubmit: (twice: Twice) => Promise<void>;
}

export function NewPasswordForm({ form, onSubmit }: Props) {
  useRefusalClears(form);
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Criar nova senha" className="grid gap-5">
      <FormField form={form} name="password">
        {({ onChange, ...field }) => (
          <PasswordField
            label="Nova senha"
            autoComplete="new-password"
            hint="Use 8 caracteres ou mais, difíceis de adivinhar."
            {...field}
            onChange={(value) => {
              onChange(value);
              form.clearErrors('confirmPassword');
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="confirmPassword">
        {(field) => <PasswordField label="Confirmar nova senha" autoComplete="new-password" {...field} />}
      </FormField>
      <FormRefusal form={form} />
      <Button type="submit" isFullWidth isPending={form.formState.isSubmitting} pendingLabel="Salvando...">
        Salvar nova senha
      </Button>
    </Form>
  );
}
