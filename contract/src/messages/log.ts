import { CHANNELS, MESSAGE_TYPE_LABEL } from '@leveza/domain/messages/channels.ts';
import { MESSAGE_STATE_LABEL } from '@leveza/domain/messages/states.ts';
import { choicesOf } from '@leveza/domain/choices-of.ts';
import type { Endpoint } from '../endpoint.ts';
import { Page, Pagination } from '../pagination.ts';
import { z } from '../zod.ts';

/** A message as the patient reads it in the delivery log: the words are those that were sent. */
export const Message = z.object({
  id: z.uuid(),
  channel: z.enum([...CHANNELS, 'bell']),
  /** A topic of the settings, or a test or a code. */
  type: z.enum([...choicesOf(MESSAGE_TYPE_LABEL), 'test', 'code']),
  title: z.string(),
  body: z.string(),
  state: z.enum(choicesOf(MESSAGE_STATE_LABEL)),
  sendAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  readAt: z.iso.datetime().nullable(),
  /** Why it did not arrive, as a word of ours. */
  failure: z.string().nullable(),
});
export type Message = z.infer<typeof Message>;

export const listMessages = {
  method: 'GET',
  path: '/messages',
  summary: 'Messages of the last 90 days and what became of each, newest first',
  access: 'patient',
  query: Page,
  shows: ['messages'],
  reply: z.object({ data: z.array(Message), pagination: Pagination }),
} as const satisfies Endpoint;
