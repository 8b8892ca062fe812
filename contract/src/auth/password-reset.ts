import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import * as field from './fields.ts';

export const ForgotPasswordInput = z.object({ email: field.email });

export const forgotPassword = {
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Sends a link to choose a new password, if there is such an account; the answer never tells',
  access: 'public',
  body: ForgotPasswordInput,
  changes: [],
  reply: z.object({ data: z.object({ isAccepted: z.literal(true) }) }),
} as const satisfies Endpoint;

export const ResetPasswordInput = z.object({ token: z.string().min(1).max(200), password: field.password });

export const ResetPasswordForm = z
  .object({ password: field.password, confirmPassword: z.string().default('') })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Senhas não coincidem',
  });

export const resetPassword = {
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Sets a new password with the one-time token of the link and ends every session',
  access: 'public',
  body: ResetPasswordInput,
  changes: ['account', 'sessions', 'access-log'],
  reply: z.object({ data: z.object({ isReset: z.literal(true) }) }),
} as const satisfies Endpoint;
