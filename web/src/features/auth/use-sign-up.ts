import { register } from '@leveza/contract/auth/register.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useEffect, useEffectEvent } from 'react';
import { useCommand } from '../../lib/api.ts';
import { showProblem } from '../../ui/form/show-problem.ts';
import { useAskFirst } from '../../ui/form/use-ask-first.ts';
import { refusedAs, registerRefusal } from './auth-messages.ts';
import { type Filled, type SignUpForm, toRegister } from './register-form.ts';
import { useEnter } from './use-enter.ts';

/** Makes the account; a low target, or a weight far from the first, is asked about first. Any edit takes that back. */
export function useSignUp(form: SignUpForm, onRefused: (refusal: Problem) => void) {
  const signUp = useCommand(register);
  const enter = useEnter();
  const { question, isPending, send, confirm, forget } = useAskFirst(async (filled: Filled, confirmed) => {
    const body = { ...toRegister(filled), ...confirmed };
    const { data } = await signUp.mutateAsync({ body }).catch(refusedAs(registerRefusal));
    await enter(data);
  });

  const onEdited = useEffectEvent(() => {
    forget();
    form.clearErrors('root.server');
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => onEdited() }), [form]);

  const show = (refusal: Problem | null) => {
    if (!refusal) return;
    onRefused(refusal);
    showProblem(form, refusal);
  };
  return {
    question,
    isPending,
    submit: async (filled: Filled) => show(await send(filled)),
    confirm: () => void confirm().then(show),
    forget,
  };
}
