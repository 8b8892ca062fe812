import { isWeakPassword } from '@leveza/domain/auth/password.ts';
import type { Endpoint } from '../endpoint.ts';
import { PROBLEMS } from '../problem.ts';
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
  /** The day of the first dose, where the treatment began before the account. */
  treatmentStart: field.treatmentStart.nullish(),
  /** Today's weight: the first measurement. */
  currentWeight: field.currentWeight,
  consent: Consent.optional(),
  /** Where the device is. São Paulo unless sent, or where this server does not know the place. */
  timeZone: z.string().max(60).optional(),
  /** The patient confirms a target below a healthy weight, or above the first weight or today's. */
  confirmTarget: z.boolean().default(false),
  /** The patient confirms a weight of today far from the first one. */
  confirmJump: z.boolean().default(false),
});
export type RegisterInput = z.output<typeof RegisterInput>;

const STARTED = ['yes', 'no'] as const;

interface Typed {
  password?: unknown;
}
const hasPassword = ({ value }: { value: unknown }) => typeof (value as Typed).password === 'string';

/** The form's fields: the password twice, whether the treatment has begun, and the consent as a box to tick. */
export const RegisterForm = RegisterInput.omit({
  consent: true,
  timeZone: true,
  confirmTarget: true,
  confirmJump: true,
})
  .extend({
    confirmPassword: z.string().default(''),
    hasStarted: z.enum(STARTED, { error: 'Diga se você já começou o tratamento' }),
    hasConsented: z.boolean().refine(Boolean, 'Para usar o Leveza, autorize o uso dos seus dados de saúde'),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Senhas não coincidem',
    when: hasPassword,
  })
  // The server holds to the same rule; here it is said before two more steps are filled in.
  .refine(({ password, email, name }) => !isWeakPassword(password, { email, name }), {
    path: ['password'],
    message: PROBLEMS['weak-password'].message,
    when: hasPassword,
  })
  .refine((form) => form.hasStarted === 'no' || form.treatmentStart != null, {
    path: ['treatmentStart'],
    message: 'Início do tratamento é obrigatório',
    when: ({ value }) => (value as { hasStarted?: unknown }).hasStarted === 'yes',
  });
export type RegisterForm = z.input<typeof RegisterForm>;

export const register = {
  method: 'POST',
  path: '/auth/register',
  summary: 'Makes an account and signs it in; an `id` in the body is ignored',
  access: 'public',
  status: 201,
  body: RegisterInput,
  asks: ['confirmJump', 'confirmTarget'],
  changes: [],
  reply: z.object({ data: SignedIn }),
} as const satisfies Endpoint;
