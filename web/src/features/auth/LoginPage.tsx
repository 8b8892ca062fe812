import { login, LoginInput } from '@leveza/contract/auth/session.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useState } from 'react';
import { useCommand } from '../../lib/api.ts';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { Link } from '../../ui/Link.tsx';
import { loginRefusal, refusedAs } from './auth-messages.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { useAuthSearch } from './use-auth-search.ts';
import { useEnter } from './use-enter.ts';

export function LoginPage() {
  const { next } = useAuthSearch();
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
          <p className="flex flex-wrap items-center justify-center gap-x-2">
            Ainda não tem conta?
            <Link to="/register" search={{ next }} className="inline-flex min-h-11 items-center">
              Criar conta
            </Link>
          </p>
          <Link to="/sinais-de-alerta" className="inline-flex min-h-11 items-center text-sm">
            Sinais de alerta
          </Link>
        </>
      }
    >
      <PasswordStep form={form} onSubmit={submitPassword} />
    </AuthLayout>
  );
}
