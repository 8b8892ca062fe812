import { ByPassword } from '@leveza/contract/auth/two-factor.ts';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { orTellAt } from '../../../ui/form/show-problem.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';

interface Props {
  label: string;
  isDanger?: boolean;
  children?: ReactNode;
  /** Uses the password; a wrong one is reported at the field. */
  onSubmit: (password: string) => Promise<unknown>;
  onBack?: () => void;
}

/** One step that asks for the password and does one thing. */
export function PasswordStep({ label, isDanger = false, children, onSubmit, onBack }: Props) {
  const form = useZodForm(ByPassword, { defaultValues: { password: '' } });
  const isLaterStep = onBack !== undefined;
  useEffect(() => {
    if (isLaterStep) form.setFocus('password');
  }, [form, isLaterStep]);

  return (
    <Form
      form={form}
      aria-label={label}
      onSubmit={({ password }) =>
        orTellAt(form, { 'wrong-current-password': 'password' }, onSubmit(password))
      }
    >
      {children}
      <FormField form={form} name="password">
        {(field) => <PasswordField label="Senha atual" autoComplete="current-password" {...field} />}
      </FormField>
      <FormRefusal form={form} />
      <div className="flex flex-wrap gap-2 *:flex-1 sm:*:flex-none">
        {onBack && (
          <Button variant="secondary" onPress={onBack}>
            Voltar
          </Button>
        )}
        <Button
          type="submit"
          variant={isDanger ? 'danger' : 'primary'}
          isPending={form.formState.isSubmitting}
        >
          {label}
        </Button>
      </div>
    </Form>
  );
}
