import type { Endpoint } from './endpoint.ts';
import { Sourced } from './sourced.ts';
import { text } from './text.ts';
import { z } from './zod.ts';

export const INTERACTION_SEVERITIES = ['low', 'moderate', 'high'] as const;

/** Two things the patient has recorded that labels speak of together. */
export const InteractionNotice = Sourced.extend({
  id: z.string(),
  severity: z.enum(INTERACTION_SEVERITIES),
  title: z.string(),
  text: z.string(),
  /** As the patient's own records call them. */
  names: z.array(z.string()),
  /** While the weeks after the start or a step of the dose run that it speaks of: their last day. */
  until: z.iso.date().nullable(),
});
export type InteractionNotice = z.infer<typeof InteractionNotice>;

export const listInteractions = {
  method: 'GET',
  path: '/interactions',
  summary: 'Notices about medicines recorded beside the GLP-1, without those put away',
  access: 'patient',
  shows: ['interactions', 'inventory', 'usage', 'pens', 'applications', 'dose-plan', 'profile'],
  reply: z.object({ data: z.array(InteractionNotice) }),
} as const satisfies Endpoint;

export const dismissInteraction = {
  method: 'POST',
  path: '/interactions/:id/dismiss',
  summary: 'Puts a notice away, until it is about another medicine',
  access: 'patient',
  params: z.object({ id: z.string().max(80) }),
  /** The names the notice showed. */
  body: z.object({ names: z.array(text(300).min(1)).min(1).max(100) }),
  changes: ['interactions'],
  reply: z.object({ data: z.object({ id: z.string() }) }),
} as const satisfies Endpoint;
