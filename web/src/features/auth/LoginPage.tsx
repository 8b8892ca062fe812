import { login, LoginInput } from '@leveza/contract/auth/session.ts';
import { useCommand } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { Link } from '../../ui/Link.tsx';
import { loginRefusal, refusedAs } from './auth-messages.ts';
import { withNext } from './auth-search.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { ExternalSignIn } from './ExternalSignIn.tsx';
import { ReasonNotice } from './ReasonNotice.tsx';
import { useAuthSearch } from './use-auth-search.ts';
import { useEnter } from './use-enter.ts';
import { useRefusalClears } from './use-refusal-clears.ts';

export function LoginPage() {
  const { next, reason } = useAuthSearch();
  const form = useZodForm(LoginInput, { defaultValues: { email: '', password: '' } });
  const signIn = useCommand(login, { refreshes: [] });
  const enter = useEnter();
  useRefusalClears(form);

  const submit = async (body: LoginInput) => {
    const { data } = await signIn.mutateAsync({ body }).catch(refusedAs(loginRefusal));
    await enter(data);
  };

  return (
    <AuthLayout
      title="Entrar"
      subtitle="Saúde inteligente e canetas GLP-1"
      footer={
        <p className="flex flex-wrap items-center justify-center gap-x-2">
          Ainda não tem conta?
          <Link href={withNext('/register', next)} className="inline-flex min-h-11 items-center">
            Criar conta
          </Link>
        </p>
      }
    >
      <div className="grid gap-5">
        {reason && <ReasonNotice reason={reason} />}
        <Form form={form} onSubmit={submit} aria-label="Entrar" className="grid gap-5">
          <FormField form={form} name="email">
            {(field) => (
              <TextField
                label="E-mail"
                type="email"
                inputMode="email"
                autoComplete="username"
                autoCapitalize="none"
                enterKeyHint="next"
                {...field}
              />
            )}
          </FormField>
          <div className="grid gap-1">
            <FormField form={form} name="password">
              {(field) => (
                <PasswordField label="Senha" autoComplete="current-password" enterKeyHint="go" {...field} />
              )}
            </FormField>
            <Link
              href="/forgot-password"
              className="inline-flex min-h-11 items-center justify-self-end text-sm"
            >
              Esqueci minha senha
            </Link>
          </div>
          <FormRefusal form={form} />
          <Button
            type="submit"
            isFullWidth
            isPending={form.formState.isSubmitting}
            pendingLabel="Entrando..."
          >
            Entrar
          </Button>
        </Form>
        <ExternalSignIn next={next} />
      </div>
    </AuthLayout>
  );
}
