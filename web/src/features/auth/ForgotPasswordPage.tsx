import { forgotPassword, ForgotPasswordInput } from '@leveza/contract/auth/password-reset.ts';
import { useCommand } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/form/EmailField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { useRefusalClears } from '../../ui/form/show-problem.ts';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AuthLayout } from './shared/AuthLayout.tsx';

// The same whether or not there is such an account.
const NEUTRAL_ANSWER =
  'Se houver uma conta com este e-mail, enviamos um link para criar uma nova senha. Ele vale por 30 minutos.';

export function ForgotPasswordPage() {
  const form = useZodForm(ForgotPasswordInput, { defaultValues: { email: '' } });
  const ask = useCommand(forgotPassword);
  useRefusalClears(form);

  return (
    <AuthLayout
      title="Esqueci minha senha"
      subtitle="Enviamos um link para você criar outra."
      footer={
        <Link to="/login" className="inline-flex min-h-11 items-center">
          Voltar para o login
        </Link>
      }
    >
      {ask.isSuccess ? (
        <div className="grid gap-5">
          <Notice tone="ok" title="Confira seu e-mail" isLive>
            {NEUTRAL_ANSWER}
          </Notice>
          <Button variant="secondary" isFullWidth onPress={ask.reset}>
            Enviar outra vez
          </Button>
        </div>
      ) : (
        <Form
          form={form}
          onSubmit={(body) => ask.mutateAsync({ body })}
          aria-label="Esqueci minha senha"
          className="grid gap-5"
        >
          <FormField form={form} name="email">
            {(field) => <EmailField label="E-mail" enterKeyHint="send" {...field} />}
          </FormField>
          <FormRefusal form={form} />
          <Button
            type="submit"
            isFullWidth
            isPending={form.formState.isSubmitting}
            pendingLabel="Enviando..."
          >
            Enviar link
          </Button>
        </Form>
      )}
    </AuthLayout>
  );
}
