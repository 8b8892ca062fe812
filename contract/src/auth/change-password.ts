import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import * as field from './fields.ts';

/** The password in use. Not held to today's length: it may be older than the rule. */
export const currentPassword = z
  .string({ error: 'Digite sua senha atual' })
  .min(1, 'Digite sua senha atual')
  .max(128, 'Senha incorreta');

export const ChangePasswordInput = z
  .object({
    currentPassword,
    newPassword: field.password,
    confirmPassword: z.string().default(''),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Senhas não coincidem',
    when: ({ value }) => typeof (value as { newPassword?: unknown }).newPassword === 'string',
  });

export const changePassword = {
  method: 'PUT',
  path: '/account/password',
  summary: 'Sets a new password and ends every other session',
  access: 'patient',
  worksWithoutConsent: true,
  isSecret: true,
  body: ChangePasswordInput,
  // The links that wait for another address end, and so do the other devices with their notifications.
  changes: ['account', 'sessions', 'access-log', 'message-settings'],
  reply: z.object({ data: z.object({ endedSessions: z.number() }) }),
} as const satisfies Endpoint;
