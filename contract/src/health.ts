import type { Endpoint } from './endpoint.ts';
import { z } from './zod.ts';

export const Health = z.object({
  status: z.literal('ok'),
  database: z.enum(['embedded', 'external']),
  /** Where patients' files lie; while that store does not answer, all the rest works. */
  files: z.object({ store: z.enum(['folder', 's3']), answers: z.boolean() }),
  version: z.string(),
});
export type Health = z.infer<typeof Health>;

export const readHealth = {
  method: 'GET',
  path: '/health',
  summary: 'State of the service; 503 while the database is away',
  access: 'public',
  shows: [],
  reply: z.object({ data: Health }),
} as const satisfies Endpoint;
