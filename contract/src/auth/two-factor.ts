import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { currentPassword } from './change-password.ts';

export const RECOVERY_CODES = 10;

/** Six digits, with or without the space some apps show. */
export const TwoFactorCode = z
  .string({ error: 'Digite o código' })
  .max(40)
  .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'O código tem 6 números'));

export const ByPassword = z.object({ password: currentPassword });

const RecoveryCodes = z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) });

const twoFactorChange = { access: 'patient', worksWithoutConsent: true, isSecret: true } as const;

export const startTwoFactor = {
  ...twoFactorChange,
  method: 'POST',
  path: '/account/two-factor',
  summary: 'A new secret for an authenticator app, in force once confirmed by a code',
  body: ByPassword,
  changes: [],
  reply: z.object({ data: z.object({ secret: z.string(), uri: z.string() }) }),
} as const satisfies Endpoint;

export const confirmTwoFactor = {
  ...twoFactorChange,
  method: 'POST',
  path: '/account/two-factor/confirm',
  summary: 'Turns two-factor on with a code of the new secret; answers with ten recovery codes, shown once',
  body: z.object({ code: TwoFactorCode }),
  changes: ['account', 'access-log'],
  reply: RecoveryCodes,
} as const satisfies Endpoint;

export const renewRecoveryCodes = {
  ...twoFactorChange,
  method: 'POST',
  path: '/account/two-factor/recovery-codes',
  summary: 'Ten new recovery codes; the earlier ones no longer work',
  body: ByPassword,
  changes: ['account', 'access-log'],
  reply: RecoveryCodes,
} as const satisfies Endpoint;

export const disableTwoFactor = {
  ...twoFactorChange,
  method: 'DELETE',
  path: '/account/two-factor',
  summary: 'Turns two-factor off',
  body: ByPassword,
  changes: ['account', 'access-log'],
  reply: z.object({ data: z.object({ isDisabled: z.literal(true) }) }),
} as const satisfies Endpoint;
