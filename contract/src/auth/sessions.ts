import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

export const Session = z.object({
  id: z.uuid(),
  /** 'Chrome no Android', or null when the device did not say. */
  device: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = {
  method: 'GET',
  path: '/account/sessions',
  summary: 'Where the patient is signed in, this device first',
  access: 'patient',
  worksWithoutConsent: true,
  shows: ['sessions'],
  reply: z.object({ data: z.array(Session) }),
} as const satisfies Endpoint;

export const endSession = {
  method: 'DELETE',
  path: '/account/sessions/:id',
  summary: 'Signs one device out',
  access: 'patient',
  worksWithoutConsent: true,
  params: z.object({ id: z.uuid() }),
  // A device that is signed out gets no more notifications.
  changes: ['sessions', 'message-settings'],
  reply: z.object({ data: z.object({ endedSessions: z.number() }) }),
} as const satisfies Endpoint;

export const endOtherSessions = {
  method: 'DELETE',
  path: '/account/sessions',
  summary: 'Signs every other device out',
  access: 'patient',
  worksWithoutConsent: true,
  changes: ['sessions', 'message-settings'],
  reply: z.object({ data: z.object({ endedSessions: z.number() }) }),
} as const satisfies Endpoint;
