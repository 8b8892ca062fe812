import type { LoginInput } from '@leveza/contract/auth/login.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/form/EmailField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { useRefusalClears } from '../../ui/form/show-problem.ts';
import type { ZodForm } from '../../ui/form/use-zod-form.ts';
import { Link } from '../../ui/Link.tsx';
import { ExternalSignIn } from './ExternalSignIn.tsx';
import { SharedComputerChoice } from './SharedComputerChoice.tsx';
import { useAuthSearch } from './use-auth-search.ts';
import { PROBLEMS } from '@leveza/contract/problem.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Reason } from './search.ts';

interface Props {
  form: ZodForm<LoginInput, LoginInput>;
  onSubmit: (body: LoginInput) => Promise<void>;
}

/** The first step of the sign-in, and for most the only one. */
export function PasswordStep({ form, onSubmit }: Props) {
  const { next, reason } = useAuthSearch();
  useRefusalClears(form);
  return (
    <div className="grid gap-5">
      {reason && <ReasonNotice reason={reason} />}
      <Form form={form} onSubmit={onSubmit} aria-label="Entrar" className="grid gap-5">
        <FormField form={form} name="email">
          {(field) => <EmailField label="E-mail" autoComplete="username" enterKeyHint="next" {...field} />}
        </FormField>
        <div className="grid gap-1">
          <FormField form={form} name="password">
            {(field) => (
              <PasswordField label="Senha" autoComplete="current-password" enterKeyHint="go" {...field} />
            )}
          </FormField>
          <Link to="/forgot-password" className="inline-flex min-h-11 items-center justify-self-end text-sm">
            Esqueci minha senha
          </Link>
        </div>
        <SharedComputerChoice />
        <FormRefusal form={form} />
        <Button type="submit" isFullWidth isPending={form.formState.isSubmitting} pendingLabel="Entrando...">
          Entrar
        </Button>
      </Form>
      <ExternalSignIn next={next} />
    </div>
  );
}

const NOTICE = {
  expired: { tone: 'info', text: PROBLEMS.unauthenticated.message },
  oidc: { tone: 'critical', text: 'Não foi possível entrar com o provedor externo. Tente novamente.' },
  'oidc-email': {
    tone: 'attention',
    text: 'Já existe uma conta com o e-mail do provedor externo. Entre com seu e-mail e sua senha.',
  },
  reset: { tone: 'ok', text: 'Senha alterada. Entre com a nova senha.' },
} as const;

/** Why the patient is at the sign-in page without having asked for it. */
function ReasonNotice({ reason }: { reason: Reason }) {
  const { tone, text } = NOTICE[reason];
  return (
    <Notice tone={tone} isLive>
      {text}
    </Notice>
  );
}
