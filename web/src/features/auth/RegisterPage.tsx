import type { FormEvent } from 'react';
import { dayOf } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmInline } from '../../ui/ConfirmInline.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { AboutFields } from './AboutFields.tsx';
import { AccountFields } from './AccountFields.tsx';
import { AuthLayout } from './shared/AuthLayout.tsx';
import { ConsentField } from './ConsentField.tsx';
import { deviceZone, STEPS, stepOf, useSignUpForm } from './register-form.ts';
import { RegisterStep } from './RegisterStep.tsx';
import { SharedComputerChoice } from './SharedComputerChoice.tsx';
import { TreatmentFields } from './TreatmentFields.tsx';
import { useAuthSearch } from './use-auth-search.ts';
import { useSignUp } from './use-sign-up.ts';
import { useSteps } from './use-steps.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { LOW_TARGET } from './shared/low-target-words.ts';

export function RegisterPage() {
  const { next } = useAuthSearch();
  const today = dayOf(useNow(), deviceZone());
  const { form, isRestored } = useSignUpForm(today);
  const steps = useSteps(form);
  const signUp = useSignUp(form, ({ fields }) => steps.show(stepOf(fields) ?? steps.current));

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
        <Form form={form} onSubmit={signUp.submit} aria-label="Criar conta" className="grid gap-6">
          {steps.isPhone && (
            <ProgressBar
              label="Seu cadastro"
              value={steps.current + 1}
              max={STEPS.length}
              valueText={`Etapa ${steps.current + 1} de ${STEPS.length}`}
            />
          )}
          {isRestored && (
            <Notice tone="info">
              O que você tinha preenchido está aqui. A senha não fica guardada: escreva de novo.
            </Notice>
          )}
          <RegisterStep {...step(0)}>
            <AccountFields form={form} />
          </RegisterStep>
          <RegisterStep {...step(1)}>
            <AboutFields form={form} />
          </RegisterStep>
          <RegisterStep {...step(2)}>
            <TreatmentFields form={form} today={today} />
            <ConsentField form={form} />
            <div className="sm:col-span-2">
              <SharedComputerChoice />
            </div>
          </RegisterStep>
          <FormRefusal form={form} />
          {signUp.question ? (
            <ConfirmInline
              {...signUpDoubt(signUp.question)}
              tone="attention"
              isPending={signUp.isPending}
              onConfirm={signUp.confirm}
              onCancel={signUp.forget}
            />
          ) : (
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
                  isPending={signUp.isPending}
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
          )}
        </Form>
      </div>
    </AuthLayout>
  );
}

/** The question that is asked before an account is made. */
function signUpDoubt({ code, message, fields }: Problem) {
  if (code === 'target-too-low') return LOW_TARGET;
  if (code === 'target-too-high') {
    return { ...LOW_TARGET, question: fields?.targetWeight ?? message, detail: '' };
  }
  return {
    question: 'Os dois pesos estão certos?',
    detail: fields?.currentWeight ?? message,
    confirmLabel: 'Sim, estão certos',
  };
}
