import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import * as field from './fields.ts';
import { SignedIn } from './session.ts';
import { SignInCode } from './sign-in-code.ts';

// Apart from the other calls of a session: every private screen renews one, and needs no rule about passwords for it.
export const LoginInput = z.object({
  email: field.email,
  password: field.password,
  /** Asked for with `two-factor-required`; blank is none. */
  code: z.preprocess((typed) => (typed === '' || typed === null ? undefined : typed), SignInCode.optional()),
});
export type LoginInput = z.input<typeof LoginInput>;

export const login = {
  method: 'POST',
  path: '/auth/login',
  summary: 'Signs in with e-mail and password',
  access: 'public',
  changes: [],
  body: LoginInput,
  reply: z.object({ data: SignedIn }),
} as const satisfies Endpoint;
