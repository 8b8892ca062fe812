import { MOMENT_KINDS, PRAISED_KINDS } from '@leveza/domain/moments/kinds.ts';
import type { Endpoint } from './endpoint.ts';
import { text } from './text.ts';
import { z } from './zod.ts';

/** Which one of its kind: the key of a milestone, the id of a pen; empty where there is only one. */
export const MomentSubject = text(80);

export const SeenMoment = z.object({ kind: z.enum(MOMENT_KINDS), subject: MomentSubject.default('') });
export type SeenMoment = z.output<typeof SeenMoment>;

/** A moment of the treatment worth a drawing; the screen writes its sentence. */
export const Moment = z.object({
  kind: z.enum(PRAISED_KINDS),
  subject: MomentSubject,
  happenedOn: z.iso.date(),
  /** The milestone, the pen, the row of doses in words, or the tablet that a treatment began with. */
  name: z.string().nullable(),
});
export type Moment = z.infer<typeof Moment>;

export const seeMoment = {
  method: 'POST',
  path: '/moments/seen',
  summary: 'Says that a moment, or the first steps, need not be shown again',
  access: 'patient',
  body: SeenMoment,
  changes: ['moments'],
  reply: z.object({ data: SeenMoment }),
} as const satisfies Endpoint;
