import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

/** A sign after which, by the leaflet, no dose follows until a doctor has looked at it. */
export const DoseHold = z.object({
  /** The side effect that was recorded with the sign. */
  effectId: z.uuid(),
  /** When it was felt. */
  since: z.iso.datetime(),
});
export type DoseHold = z.output<typeof DoseHold>;

export const markHoldEvaluated = {
  method: 'PUT',
  path: '/side-effects/:id/evaluated',
  summary:
    'A doctor has looked at the sign that holds the dose, and at those felt before it, or takes that back',
  access: 'patient',
  params: z.object({ id: z.uuid() }),
  body: z.object({ isEvaluated: z.boolean() }),
  changes: ['side-effects'],
  reply: z.object({ data: z.object({ evaluatedAt: z.iso.datetime().nullable() }) }),
} as const satisfies Endpoint;
