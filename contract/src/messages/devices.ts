import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

/** The address of a device at its push service; only https and public ones are kept. */
const PushEndpoint = z
  .url({ protocol: /^https$/, error: 'Este endereço não recebe notificações.' })
  .max(2000);
const BASE64URL = /^[\w-]+={0,2}$/;

/** As the browser's `PushSubscription.toJSON()` has it. */
export const PushSubscriptionInput = z.object({
  endpoint: PushEndpoint,
  keys: z.object({
    p256dh: z.string().regex(BASE64URL).max(200),
    auth: z.string().regex(BASE64URL).max(100),
  }),
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
  body: z.object({ endpoint: PushEndpoint }),
  changes: ['message-settings'],
  reply: z.object({ data: z.object({ isDeleted: z.boolean() }) }),
} as const satisfies Endpoint;
