import { CHANNELS, MESSAGE_TYPE_LABEL } from '@leveza/domain/messages/channels.ts';
import { choicesOf } from '@leveza/domain/choices-of.ts';
import { OCCASION_TYPE, type OccasionKind } from '@leveza/domain/reminders/occasion.ts';
import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

/** A reminder to come, in detailed words: it stands on the patient's own screen. */
export const NextReminder = z.object({
  kind: z.enum(choicesOf<OccasionKind>(OCCASION_TYPE)),
  type: z.enum(choicesOf(MESSAGE_TYPE_LABEL)),
  title: z.string(),
  body: z.string(),
  /** When it is sent. */
  at: z.iso.datetime(),
  /** The moment it is about. */
  about: z.iso.datetime(),
  channel: z.enum([...CHANNELS, 'bell']),
});
export type NextReminder = z.infer<typeof NextReminder>;

export const readNextReminders = {
  method: 'GET',
  path: '/reminders/next',
  summary: 'The next three reminders, when each is sent and by which channel',
  access: 'patient',
  shows: [
    'message-settings',
    'reminder-settings',
    'messages',
    'account',
    'consents',
    'profile',
    'dose-plan',
    'applications',
    'usage',
    'stock',
    'inventory',
    'pens',
    'prescriptions',
    'appointments',
    'measurements',
    'side-effects',
  ],
  reply: z.object({ data: z.array(NextReminder) }),
} as const satisfies Endpoint;
