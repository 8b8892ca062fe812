import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

const WRONG = 'Este aparelho enviou um endereço inválido. Ative as notificações de novo.';
/** The address of a device at its push service; the server keeps only https and public ones. */
const PushEndpoint = z.url({ protocol: /^https?$/, error: WRONG }).max(2000, WRONG);

/** A key of so many bytes; another length could never be encrypted for. */
const key = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/, WRONG)
    .refine((text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes, WRONG);

/** As the browser's `PushSubscription.toJSON()` has it. */
export const PushSubscriptionInput = z.object({
  endpoint: PushEndpoint,
  keys: z.object({ p256dh: key(65), auth: key(16) }),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;

export const addPushSubscription = {
  method: 'POST',
  path: '/push-subscriptions',
  summary: 'Registers this device for notifications; the same device again changes nothing',
  access: 'patient',
  isSecret: true,
  status: 201,
  body: PushSubscriptionInput,
  changes: ['message-settings'],
  reply: z.object({ data: z.object({ id: z.uuid() }) }),
} as const satisfies Endpoint;

export const deletePushSubscription = {
  method: 'DELETE',
  path: '/push-subscriptions',
  summary: 'Forgets this device; an unknown one is no mistake',
  access: 'patient',
  isSecret: true,
  worksWithoutConsent: true,
  body: z.object({ endpoint: PushEndpoint }),
  changes: ['message-settings'],
  reply: z.object({ data: z.object({ isDeleted: z.boolean() }) }),
} as const satisfies Endpoint;
