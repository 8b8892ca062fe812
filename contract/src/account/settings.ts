import { PRIVACY_LABEL } from '@leveza/domain/auth/privacy.ts';
import { choicesOf } from '@leveza/domain/choices-of.ts';
import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

export const AccountSettings = z.object({
  privacyLevel: z.enum(choicesOf(PRIVACY_LABEL)),
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

export const Account = AccountSettings.extend({
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** An address waiting for its link to be opened. */
  pendingEmail: z.string().nullable(),
  /** False for an account that signs in elsewhere, or not at all. */
  hasPassword: z.boolean(),
  twoFactorEnabled: z.boolean(),
  recoveryCodesLeft: z.number(),
  isDemo: z.boolean(),
  /** Whether this server can send by each way; without, the screen says so. */
  isMailConfigured: z.boolean(),
  isSmsConfigured: z.boolean(),
});
export type Account = z.infer<typeof Account>;

export const readAccount = {
  method: 'GET',
  path: '/account',
  summary: 'How the account is protected and what it may send',
  access: 'patient',
  worksWithoutConsent: true,
  shows: ['account'],
  reply: z.object({ data: Account }),
} as const satisfies Endpoint;

export const updateAccount = {
  method: 'PUT',
  path: '/account',
  summary: 'Changes the privacy level and what may be sent by e-mail and SMS; only what is sent changes',
  access: 'patient',
  worksWithoutConsent: true,
  body: AccountSettings.partial(),
  changes: ['account'],
  reply: z.object({ data: Account }),
} as const satisfies Endpoint;
