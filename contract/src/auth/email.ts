import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { currentPassword } from './change-password.ts';
import * as field from './fields.ts';

const Accepted = z.object({ data: z.object({ sentTo: z.string() }) });

export const ChangeEmailInput = z.object({ email: field.email, password: currentPassword });

export const changeEmail = {
  method: 'POST',
  path: '/account/email',
  summary: 'Sends a link to the new address; the address changes when the link is opened',
  access: 'patient',
  worksWithoutConsent: true,
  isSecret: true,
  body: ChangeEmailInput,
  changes: ['account'],
  reply: Accepted,
} as const satisfies Endpoint;

export const verifyEmail = {
  method: 'POST',
  path: '/account/email/verification',
  summary: 'Sends a link to the present address, to show that it is the patient’s',
  access: 'patient',
  worksWithoutConsent: true,
  isSecret: true,
  changes: ['account'],
  reply: Accepted,
} as const satisfies Endpoint;

export const confirmEmail = {
  method: 'POST',
  path: '/auth/confirm-email',
  summary: 'Opens a link of a message: the address is verified, and changed if it is a new or a former one',
  access: 'public',
  body: z.object({ token: z.string().min(1).max(200) }),
  changes: ['account', 'sessions', 'access-log'],
  reply: z.object({ data: z.object({ email: z.string(), isReturned: z.boolean() }) }),
} as const satisfies Endpoint;
