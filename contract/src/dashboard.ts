import type { Endpoint } from './endpoint.ts';
import { z } from './zod.ts';

/** The three figures at the top of every screen; null means there is nothing to compute it from yet. */
export const Headline = z.object({
  nextDoseAt: z.iso.datetime().nullable(),
  totalLossKg: z.number().nullable(),
  unreadNotifications: z.number(),
});
export type Headline = z.infer<typeof Headline>;

export const readHeadline = {
  method: 'GET',
  path: '/dashboard/headline',
  summary: 'Next dose, total loss and unread notifications, for the header',
  access: 'patient',
  reply: z.object({ data: Headline }),
} as const satisfies Endpoint;
