import { resetPassword, ResetPasswordForm } from '@leveza/contract/auth/password-reset.ts';
import { PROBLEMS } from '@leveza/contract/problem.ts';
import { useRouter } from '@tanstack/react-router';
import { useCommand } from '../../lib/api.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { refusedAs, resetRefusal } from './auth-messages.ts';
import { AuthLayout } from './shared/AuthLayout.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useLinkToken } from './use-link-token.ts';

const SPENT = 'reset-link-spent';

export function ResetPasswordPage() {
  const token = useLinkToken();
  const router = useRouter();
  const form = useZodForm(ResetPasswordForm, { defaultValues: { password: '', confirmPassword: '' } });
  const reset = useCommand(resetPassword);
  const isSpent = token === null || reset.error?.code === SPENT;

  const submit = async ({ password }: { password: string }) => {
    if (token === null) return;
    await reset.mutateAsync({ body: { token, password } }).catch(refusedAs(resetRefusal));
    await router.navigate({ to: '/login', search: { reason: 'reset' }, replace: true });
  };

  return (
    <AuthLayout
      title="Criar nova senha"
      subtitle={isSpent ? undefined : 'Ela vale para todos os seus aparelhos.'}
      footer={
        <Link to="/login" className="inline-flex min-h-11 items-center">
          Voltar para o login
        </Link>
      }
    >
      {isSpent ? (
        <div className="grid gap-5">
          <Notice tone="attention" isLive>
            {PROBLEMS[SPENT].message}
          </Notice>
          <Link to="/forgot-password" variant="primary" isFullWidth>
            Pedir um novo link
          </Link>
        </div>
      ) : (
        <NewPasswordForm form={form} onSubmit={submit} />
      )}
    </AuthLayout>
  );
}
