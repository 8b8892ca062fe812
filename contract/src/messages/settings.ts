import { FREQUENCY_LABEL } from '@leveza/domain/messages/channels.ts';
import { hasWindow } from '@leveza/domain/reminders/windows.ts';
import { choicesOf } from '@leveza/domain/choices-of.ts';
import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { blankIsNone, PhoneNumber } from './phone-number.ts';

const TIME = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe a hora no formato 08:00.');
const Frequency = z.enum(choicesOf(FREQUENCY_LABEL), 'Escolha instantâneo, diário ou semanal.');

const NO_EMAIL = 'Informe um e-mail válido.';
/** One address as browsers accept it: no comma or bracket could make it two. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;

const Hours = z.object({ enabled: z.boolean(), start: TIME, end: TIME });

const Types = z.object({
  medications: z.boolean(),
  appointments: z.boolean(),
  measurements: z.boolean(),
  goals: z.boolean(),
  sideEffects: z.boolean(),
  general: z.boolean(),
});
const TypesWithSecurity = Types.extend({ security: z.boolean() });

const Digest = z.object({
  enabled: z.boolean(),
  time: TIME,
  /** 0 is Sunday. */
  days: z
    .array(z.number().int().min(0).max(6))
    .min(1, 'Escolha ao menos um dia.')
    .max(7)
    .transform((days) => [...new Set(days)].toSorted((one, other) => one - other)),
});

const TimePreferences = z.object({ morning: z.boolean(), afternoon: z.boolean(), evening: z.boolean() });

export const WhatsappSettings = z.object({
  enabled: z.boolean(),
  phoneNumber: PhoneNumber,
  frequency: Frequency,
  notificationTypes: Types,
  quietHours: Hours,
  timePreferences: TimePreferences.refine(hasWindow, 'Escolha ao menos um período do dia.'),
});

export const EmailSettings = z.object({
  /** The same as the account's `emailNotifications`. */
  enabled: z.boolean(),
  /** Null for the account's own address. */
  email: z.preprocess(blankIsNone, z.string().max(254, NO_EMAIL).regex(EMAIL, NO_EMAIL).nullable()),
  frequency: Frequency,
  format: z.enum(['html', 'text']),
  notificationTypes: TypesWithSecurity,
  digest: Digest,
});

export const PushSettings = z.object({
  enabled: z.boolean(),
  pushEnabled: z.boolean(),
  soundEnabled: z.boolean(),
  vibrationEnabled: z.boolean(),
  priority: z.enum(['low', 'normal', 'high']),
  notificationTypes: TypesWithSecurity,
  doNotDisturb: Hours,
  badge: z.boolean(),
  preview: z.boolean(),
});

export const SmsSettings = z.object({
  /** The same as the account's `smsNotifications`. */
  enabled: z.boolean(),
  phoneNumber: PhoneNumber,
  notificationTypes: Types,
  quietHours: Hours,
});

const SHAPES = { whatsapp: WhatsappSettings, email: EmailSettings, push: PushSettings, sms: SmsSettings };

/** Only what is sent changes, inside of groups too: `{ "quietHours": { "start": "23:00" } }`. */
export const MessageSettingsChange = z
  .object({
    whatsapp: WhatsappSettings.extend({
      notificationTypes: Types.partial(),
      quietHours: Hours.partial(),
      timePreferences: TimePreferences.partial(),
    }).partial(),
    email: EmailSettings.extend({
      notificationTypes: TypesWithSecurity.partial(),
      digest: Digest.partial(),
    }).partial(),
    push: PushSettings.extend({
      notificationTypes: TypesWithSecurity.partial(),
      doNotDisturb: Hours.partial(),
    }).partial(),
    sms: SmsSettings.extend({ notificationTypes: Types.partial(), quietHours: Hours.partial() }).partial(),
  })
  .partial();
export type MessageSettingsChange = z.output<typeof MessageSettingsChange>;

const Reach = {
  /** Whether this server can send by it; without, the screen says so and the choice is kept. */
  isConfigured: z.boolean(),
  /** Whether the address is known to be the patient's: by a code, or a device by its registration. */
  isConfirmed: z.boolean(),
};

export const MessageSettings = z.object({
  whatsapp: SHAPES.whatsapp.extend(Reach),
  email: SHAPES.email.extend(Reach),
  push: SHAPES.push.extend({
    ...Reach,
    /** The key a browser registers with; null where this server sends no notifications. */
    publicKey: z.string().nullable(),
  }),
  sms: SHAPES.sms.extend(Reach),
  /** Nothing but security mail goes out before it. */
  hasConsent: z.boolean(),
  /** A demonstration sends nothing to the outside, and has nothing to agree to. */
  isDemo: z.boolean(),
});
export type MessageSettings = z.infer<typeof MessageSettings>;

export const readMessageSettings = {
  method: 'GET',
  path: '/settings/notifications',
  summary: 'What may be sent by WhatsApp, e-mail, push and SMS, and whether this server can',
  access: 'patient',
  shows: ['message-settings', 'account', 'consents'],
  reply: z.object({ data: MessageSettings }),
} as const satisfies Endpoint;

export const updateMessageSettings = {
  method: 'PUT',
  path: '/settings/notifications',
  summary: 'Changes the settings of one or more channels; a new number or address waits for its code',
  access: 'patient',
  body: MessageSettingsChange,
  changes: ['message-settings', 'account'],
  reply: z.object({ data: MessageSettings }),
} as const satisfies Endpoint;
