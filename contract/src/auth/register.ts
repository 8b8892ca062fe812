import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { Consent } from './consent.ts';
import * as field from './fields.ts';
import { SignedIn } from './session.ts';

/** A body exactly as in the specification, without consent, is accepted: consent is then asked for
 * afterwards, and until then only name, e-mail and password are kept. */
export const RegisterInput = z.object({
  name: field.name,
  email: field.email,
  phone: field.phone,
  password: field.password,
  birthDate: field.birthDate,
  gender: field.gender,
  height: field.height,
  initialWeight: field.initialWeight,
  targetWeight: field.targetWeight,
  consent: Consent.optional(),
  /** The patient confirms a target below a healthy weight. */
  confirmTarget: z.boolean().default(false),
});
export type RegisterInput = z.output<typeof RegisterInput>;

/** The form's fields: the password twice, and the consent as a box to tick. */
export const RegisterForm = RegisterInput.omit({ consent: true, confirmTarget: true })
  .extend({
    confirmPassword: z.string().default(''),
    hasConsented: z.boolean().refine(Boolean, 'Para usar o Leveza, autorize o uso dos seus dados de saúde'),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Senhas não coincidem',
    when: ({ value }) => typeof (value as { password?: unknown }).password === 'string',
  });
export type RegisterForm = z.input<typeof RegisterForm>;

export const register = {
  method: 'POST',
  path: '/auth/register',
  summary: 'Makes an account and signs it in; an `id` in the body is ignored',
  access: 'public',
  status: 201,
  body: RegisterInput,
  changes: [],
  reply: z.object({ data: SignedIn }),
} as const satisfies Endpoint;
