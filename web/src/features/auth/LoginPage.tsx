import { login, LoginInput } from '@leveza/contract/auth/login.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useId, useState } from 'react';
import { useCommand } from '../../lib/api.ts';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { Link } from '../../ui/Link.tsx';
import { loginRefusal, refusedAs } from './auth-messages.ts';
import { AuthLayout } from './shared/AuthLayout.tsx';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { useAuthSearch } from './use-auth-search.ts';
import { useEnter } from './use-enter.ts';

export function LoginPage() {
  const { next } = useAuthSearch();
  const newcomer = useId();
  const form = useZodForm(LoginInput, { defaultValues: { email: '', password: '' } });
  const signIn = useCommand(login);
  const enter = useEnter();
  // Kept in memory while the code is asked for, and nowhere else.
  const [awaitsCode, setAwaitsCode] = useState<LoginInput | null>(null);

  const submit = async (body: LoginInput) => {
    const { data } = await signIn.mutateAsync({ body }).catch(refusedAs(loginRefusal));
    await enter(data);
  };
  const submitPassword = async (body: LoginInput) => {
    try {
      await submit(body);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'two-factor-required') throw error;
      setAwaitsCode(body);
    }
  };

  if (awaitsCode) {
    return (
      <AuthLayout title="Verificação em duas etapas" subtitle={awaitsCode.email}>
        <CodeStep onSubmit={(code) => submit({ ...awaitsCode, code })} onBack={() => setAwaitsCode(null)} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Entrar"
      subtitle="Saúde inteligente e canetas GLP-1"
      footer={
        <>
          <section aria-labelledby={newcomer} className="grid w-full gap-3 px-5 sm:px-8">
            <h2 id={newcomer} className="font-semibold text-ink">
              Primeira vez aqui?
            </h2>
            <Link to="/register" search={{ next }} variant="secondary" isFullWidth>
              Criar conta
            </Link>
          </section>
          <Link to="/sinais-de-alerta" className="mt-4 inline-flex min-h-11 items-center text-sm">
            Passando mal? Veja os sinais de alerta
          </Link>
        </>
      }
    >
      <PasswordStep form={form} onSubmit={submitPassword} />
    </AuthLayout>
  );
}
