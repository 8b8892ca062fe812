import type { Endpoint } from '../endpoint.ts';
import { Page, Pagination } from '../pagination.ts';
import { z } from '../zod.ts';

export const ACCESS_EVENTS = [
  'sign-in',
  'export',
  'import',
  'password-changed',
  'email-changed',
  'two-factor-enabled',
  'two-factor-disabled',
  'recovery-codes-renewed',
] as const;
export type AccessEvent = (typeof ACCESS_EVENTS)[number];

export const Access = z.object({
  id: z.uuid(),
  event: z.enum(ACCESS_EVENTS),
  device: z.string().nullable(),
  at: z.iso.datetime(),
});
export type Access = z.infer<typeof Access>;

export const listAccess = {
  method: 'GET',
  path: '/account/access-log',
  summary: 'Sign-ins, exports and changes of what protects the account, newest first',
  access: 'patient',
  worksWithoutConsent: true,
  query: Page,
  shows: ['access-log'],
  reply: z.object({ data: z.array(Access), pagination: Pagination }),
} as const satisfies Endpoint;
