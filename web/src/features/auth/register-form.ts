import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { RegisterForm, type RegisterInput } from '@leveza/contract/auth/register.ts';
import { upTo } from '@leveza/contract/time.ts';
import type { z } from '@leveza/contract/zod.ts';
import { useMemo } from 'react';
import { type Draft, forDraft } from '../../ui/form/draft.ts';
import { useZodForm, type ZodForm } from '../../ui/form/use-zod-form.ts';

export type Filled = z.output<typeof RegisterForm>;
type Texts = (typeof STEPS)[0]['fields'][number];
export type SignUpForm = ZodForm<Draft<Filled, Texts>, Filled>;

/** The parts of the form: one below the other on a desktop, one at a time on a phone. */
export const STEPS = [
  { title: 'Conta', fields: ['name', 'email', 'phone', 'password', 'confirmPassword'] },
  { title: 'Sobre você', fields: ['birthDate', 'gender', 'height'] },
  {
    title: 'Seu tratamento',
    fields: [
      'hasStarted',
      'treatmentStart',
      'initialWeight',
      'currentWeight',
      'targetWeight',
      'hasConsented',
    ],
  },
] as const satisfies { title: string; fields: (keyof Filled)[] }[];

/** Only the screen knows which day it is where the patient is. */
export function useSignUpForm(today: string): SignUpForm {
  const schema = useMemo(() => {
    const [isPast, message] = upTo(today);
    const started = RegisterForm.refine(({ treatmentStart }) => isPast(treatmentStart), {
      path: ['treatmentStart'],
      message,
      when: ({ value }) => typeof (value as Partial<Filled>).treatmentStart === 'string',
    });
    return forDraft(started, ...STEPS[0].fields);
  }, [today]);
  return useZodForm(schema, {
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      password: '',
      confirmPassword: '',
      birthDate: null,
      gender: null,
      height: null,
      hasStarted: null,
      treatmentStart: null,
      initialWeight: null,
      currentWeight: null,
      targetWeight: null,
      hasConsented: false,
    },
  });
}

/** The body to send: the password once, the consent with the version of its text, and today's weight. */
export function toRegister(filled: Filled): z.input<typeof RegisterInput> {
  const {
    confirmPassword: _,
    hasConsented: __,
    hasStarted,
    treatmentStart,
    currentWeight,
    ...account
  } = filled;
  return {
    ...account,
    ...(hasStarted === 'yes'
      ? { treatmentStart, currentWeight }
      : // A treatment that has not begun starts from today's weight.
        { treatmentStart: null, currentWeight: account.initialWeight }),
    consent: { purpose: 'health-data', version: CONSENT_VERSION },
  };
}

/** The first step with a refused field, so that the patient can see it. */
export function stepOf(refused: Readonly<Record<string, unknown>> | undefined): number | null {
  const index = STEPS.findIndex(({ fields }) => fields.some((name) => refused && name in refused));
  return index < 0 ? null : index;
}
