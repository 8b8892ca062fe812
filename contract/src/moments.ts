import { MOMENT_KINDS } from '@leveza/domain/moments/kinds.ts';
import type { Endpoint } from './endpoint.ts';
import { text } from './text.ts';
import { z } from './zod.ts';

/** Which one of its kind: the key of a milestone, the id of a pen; empty where there is only one. */
export const MomentSubject = text(80);

export const SeenMoment = z.object({ kind: z.enum(MOMENT_KINDS), subject: MomentSubject.default('') });
export type SeenMoment = z.output<typeof SeenMoment>;

export const seeMoment = {
  method: 'POST',
  path: '/moments/seen',
  summary: 'Says that a moment, or the first steps, need not be shown again',
  access: 'patient',
  body: SeenMoment,
  changes: ['moments'],
  reply: z.object({ data: SeenMoment }),
} as const satisfies Endpoint;
