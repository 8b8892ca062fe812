import { register } from '@leveza/contract/auth/register.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { FormEvent } from 'react';
import { useCommand } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { useRefusalClears } from '../../ui/form/show-problem.ts';
import { Link } from '../../ui/Link.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { AccountFields } from './AccountFields.tsx';
import { refusedAs, registerRefusal } from './auth-messages.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { ConsentField } from './ConsentField.tsx';
import { AboutFields, TreatmentFields } from './HealthFields.tsx';
import { type Filled, STEPS, stepOf, toRegister, useSignUpForm } from './register-form.ts';
import { RegisterStep } from './RegisterStep.tsx';
import { useAuthSearch } from './use-auth-search.ts';
import { useEnter } from './use-enter.ts';
import { useSteps } from './use-steps.ts';

export function RegisterPage() {
  const { next } = useAuthSearch();
  const form = useSignUpForm();
  const steps = useSteps(form);
  const signUp = useCommand(register);
  const enter = useEnter();
  useRefusalClears(form);

  const submit = async (filled: Filled) => {
    try {
      const { data } = await signUp
        .mutateAsync({ body: toRegister(filled) })
        .catch(refusedAs(registerRefusal));
      await enter(data);
    } catch (error) {
      if (error instanceof Problem) steps.show(stepOf(error.fields) ?? steps.current);
      throw error;
    }
  };

  // Enter, and the keyboard's own button on a phone, lead to the next step instead of sending a part of the form.
  const advanceFirst = (event: FormEvent) => {
    if (steps.isLast) return;
    event.preventDefault();
    event.stopPropagation();
    void steps.advance();
  };

  const step = (index: number) => ({
    title: STEPS[index]!.title,
    isShown: steps.isShown(index),
    headingRef: index === steps.current ? steps.heading : undefined,
  });

  return (
    <AuthLayout
      title="Criar conta"
      subtitle="Leva cerca de dois minutos."
      isWide
      footer={
        <p className="flex flex-wrap items-center justify-center gap-x-2">
          Já tem conta?
          <Link to="/login" search={{ next }} className="inline-flex min-h-11 items-center">
            Fazer login
          </Link>
        </p>
      }
    >
      <div onSubmitCapture={advanceFirst}>
        <Form form={form} onSubmit={submit} aria-label="Criar conta" className="grid gap-6">
          {steps.isPhone && (
            <ProgressBar
              label="Seu cadastro"
              value={steps.current + 1}
              max={STEPS.length}
              valueText={`Etapa ${steps.current + 1} de ${STEPS.length}`}
            />
          )}
          <RegisterStep {...step(0)}>
            <AccountFields form={form} />
          </RegisterStep>
          <RegisterStep {...step(1)}>
            <AboutFields form={form} />
          </RegisterStep>
          <RegisterStep {...step(2)}>
            <TreatmentFields form={form} />
            <ConsentField form={form} />
          </RegisterStep>
          <FormRefusal form={form} />
          <div className="flex gap-3">
            {steps.isPhone && steps.current > 0 && (
              <Button variant="secondary" className="px-3" onPress={steps.back}>
                Voltar
              </Button>
            )}
            {steps.isLast ? (
              <Button
                type="submit"
                className="flex-1 px-3"
                isPending={form.formState.isSubmitting}
                pendingLabel="Criando conta..."
              >
                Criar conta
              </Button>
            ) : (
              <Button type="submit" className="flex-1">
                Continuar
              </Button>
            )}
          </div>
        </Form>
      </div>
    </AuthLayout>
  );
}
