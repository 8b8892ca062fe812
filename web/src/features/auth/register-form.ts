import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { RegisterForm, type RegisterInput } from '@leveza/contract/auth/register.ts';
import type { z } from '@leveza/contract/zod.ts';
import { useZodForm, type ZodForm } from '../../ui/form/use-zod-form.ts';

export type Filled = z.output<typeof RegisterForm>;
export type SignUpForm = ZodForm<RegisterForm, Filled>;

/** The parts of the form: one below the other on a desktop, one at a time on a phone. */
export const STEPS = [
  { title: 'Conta', fields: ['name', 'email', 'phone', 'password', 'confirmPassword'] },
  { title: 'Sobre você', fields: ['birthDate', 'gender', 'height'] },
  { title: 'Seu tratamento', fields: ['initialWeight', 'targetWeight', 'hasConsented'] },
] as const satisfies { title: string; fields: (keyof RegisterForm)[] }[];

export const GENDER_OPTIONS = [
  { value: 'MALE', label: 'Masculino' },
  { value: 'FEMALE', label: 'Feminino' },
  { value: 'OTHER', label: 'Outro' },
] as const;

export const useSignUpForm = () =>
  useZodForm(RegisterForm, {
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      password: '',
      confirmPassword: '',
      birthDate: '',
      gender: 'MALE',
      hasConsented: false,
    },
  });

/** The body to send: the password once, and the consent with the version of its text. */
export function toRegister(filled: Filled): z.input<typeof RegisterInput> {
  const { confirmPassword: _, hasConsented: __, ...account } = filled;
  return { ...account, consent: { purpose: 'health-data', version: CONSENT_VERSION } };
}

/** The first step with a refused field, so that the patient can see it. */
export function stepOf(refused: Readonly<Record<string, unknown>> | undefined): number | null {
  const index = STEPS.findIndex(({ fields }) => fields.some((name) => refused && name in refused));
  return index < 0 ? null : index;
}
