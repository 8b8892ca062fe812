import { PEN_MOVEMENT_KINDS } from '@leveza/domain/pens/ledger.ts';
import { decimal } from '../decimal.ts';
import type { Endpoint } from '../endpoint.ts';
import { confirmAllergy } from '../inventory/confirm-allergy.ts';
import { optionalText } from '../text.ts';
import { instant } from '../time.ts';
import { z } from '../zod.ts';
import { Pen } from './pens.ts';

const onePen = { access: 'patient', params: z.object({ id: z.uuid() }) } as const;

export const PenMovement = z.object({
  /** Null for what follows from another line, such as a rest too small for a dose. */
  id: z.uuid().nullable(),
  kind: z.enum(PEN_MOVEMENT_KINDS),
  /** Signed: positive came in, negative went out. */
  mg: z.number(),
  remainingMg: z.number(),
  happenedAt: z.iso.datetime(),
  reason: z.string().nullable(),
});
export type PenMovement = z.infer<typeof PenMovement>;

export const listPenMovements = {
  ...onePen,
  method: 'GET',
  path: '/pens/:id/movements',
  summary: 'The ledger of an entry, newest first',
  shows: ['pens', 'profile'],
  reply: z.object({ data: z.array(PenMovement) }),
} as const satisfies Endpoint;

const mg = decimal('Informe mais que zero.', { min: 0.0001, max: 1000 });

export const PenMovementInput = z.object({
  kind: z.enum(['opening', 'purge', 'loss', 'discard']),
  /** Not for an opening; a discard without it is all that is left. */
  mg: mg.nullish(),
  /** Now, unless said; never in the future. */
  happenedAt: instant.optional(),
  reason: optionalText(300),
  confirmAllergy,
});
export type PenMovementInput = z.output<typeof PenMovementInput>;

/** A movement whose amount has to be said. */
export const PenLossInput = PenMovementInput.pick({ reason: true }).extend({
  kind: PenMovementInput.shape.kind.extract(['purge', 'loss']),
  mg,
});

export const recordPenMovement = {
  ...onePen,
  method: 'POST',
  path: '/pens/:id/movements',
  summary: 'Opens the next container, or notes what was purged, lost or thrown away',
  status: 201,
  body: PenMovementInput,
  asks: ['confirmAllergy'],
  changes: ['pens'],
  reply: z.object({ data: Pen, movementId: z.uuid() }),
} as const satisfies Endpoint;

export const undoPenMovement = {
  method: 'DELETE',
  path: '/pens/:id/movements/:movementId',
  summary: 'Takes back an opening, a purge, a loss or a discard',
  access: 'patient',
  params: z.object({ id: z.uuid(), movementId: z.uuid() }),
  changes: ['pens'],
  reply: z.object({ data: Pen }),
} as const satisfies Endpoint;
