import { CHANNELS } from '@leveza/domain/messages/channels.ts';
import { OCCASION_TYPE, type OccasionKind } from '@leveza/domain/reminders/occasion.ts';
import { choicesOf } from '@leveza/domain/choices-of.ts';
import { DAY_MINUTES } from '@leveza/domain/time/spans.ts';
import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

const TOO_LONG = 'Escolha até 7 dias antes.';
const WEEK_MINUTES = 7 * DAY_MINUTES;

const KindSettings = z.object({
  enabled: z.boolean(),
  minutesBefore: z.number().int().min(0, TOO_LONG).max(WEEK_MINUTES, TOO_LONG),
  /** Also in quiet hours. */
  always: z.boolean(),
  repeats: z.union([z.literal(0), z.literal(1), z.literal(2)], 'No máximo duas repetições.'),
});

/** An object, because a record would bring code of zod to every first page. */
const byKind = <T extends z.ZodType>(schema: T) =>
  Object.fromEntries(choicesOf<OccasionKind>(OCCASION_TYPE).map((kind) => [kind, schema])) as Record<
    OccasionKind,
    T
  >;

export const ReminderSettings = z.object({
  kinds: z.object(byKind(KindSettings)),
  /** Absent in what was exported before it could be chosen. */
  firstChannel: z.enum([...CHANNELS, 'next']).default('next'),
  secondChannel: z
    .object({
      afterMinutes: z
        .number()
        .int()
        .min(15, 'Espere ao menos 15 minutos.')
        .max(DAY_MINUTES, 'Espere no máximo um dia.'),
      channel: z.enum([...CHANNELS, 'next']),
    })
    .nullable(),
  quietDoses: z.enum(['before', 'after']),
  weighEveryDays: z.number().int().min(1).max(90, 'Escolha de 1 a 90 dias.').nullable(),
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

/** Only what is sent changes; of a kind, only the fields that are sent. */
export const ReminderSettingsChange = ReminderSettings.extend({
  kinds: z.object(byKind(KindSettings.partial())).partial(),
  // A default would change what was not sent.
  firstChannel: z.enum([...CHANNELS, 'next']),
}).partial();
export type ReminderSettingsChange = z.output<typeof ReminderSettingsChange>;

export const readReminderSettings = {
  method: 'GET',
  path: '/settings/reminders',
  summary: 'What is reminded, how long before, how often and what may come in quiet hours',
  access: 'patient',
  shows: ['reminder-settings'],
  reply: z.object({ data: ReminderSettings }),
} as const satisfies Endpoint;

export const updateReminderSettings = {
  method: 'PUT',
  path: '/settings/reminders',
  summary: 'Changes what is reminded; only what is sent changes',
  access: 'patient',
  body: ReminderSettingsChange,
  changes: ['reminder-settings'],
  reply: z.object({ data: ReminderSettings }),
} as const satisfies Endpoint;
