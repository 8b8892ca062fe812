import { DEFAULT_MESSAGE_SETTINGS, type MessageSettings, type Reaches } from '../../messages/settings.ts';
import { HOUR_MS } from '../../time/spans.ts';
import { DEFAULT_ZONE } from '../../time/days.ts';
import { instantAt } from '../../time/instants.ts';
import type { Occasion, OccasionKind } from '../occasion.ts';
import type { Planning } from '../plan-messages.ts';
import type { PlannedMessage, SentTopic } from '../planned-message.ts';
import { DEFAULT_REMINDER_SETTINGS, type KindSettings, type ReminderSettings } from '../settings.ts';

const OPEN = { isConfigured: true, isConfirmed: true };
const SHUT = { isConfigured: false, isConfirmed: false };
const NONE_REACH: Reaches = { push: SHUT, whatsapp: SHUT, sms: SHUT, email: SHUT };
export const ALL_REACH: Reaches = { push: OPEN, whatsapp: OPEN, sms: OPEN, email: OPEN };

/** Only these channels reach the patient, switched on and in their default hours. */
export function reachedBy(...channels: (keyof Reaches)[]): Pick<Planning, 'reaches' | 'messageSettings'> {
  const { push, whatsapp, sms } = DEFAULT_MESSAGE_SETTINGS;
  return {
    reaches: {
      ...NONE_REACH,
      ...Object.fromEntries(channels.map((channel) => [channel, OPEN])),
    },
    messageSettings: {
      ...DEFAULT_MESSAGE_SETTINGS,
      push: { ...push, pushEnabled: true },
      whatsapp: { ...whatsapp, enabled: true },
      sms: { ...sms, enabled: true },
    },
  };
}

/** Settings of the channels with something changed in one of them. */
export function changed<C extends keyof MessageSettings>(
  channel: C,
  change: Partial<MessageSettings[C]>,
): Pick<Planning, 'reaches' | 'messageSettings'> {
  const { reaches, messageSettings } = reachedBy(channel);
  return {
    reaches,
    messageSettings: { ...messageSettings, [channel]: { ...messageSettings[channel], ...change } },
  };
}

/** Reminder settings with something changed for one kind. */
export function kind(name: OccasionKind, change: Partial<KindSettings>): ReminderSettings {
  const { kinds } = DEFAULT_REMINDER_SETTINGS;
  return { ...DEFAULT_REMINDER_SETTINGS, kinds: { ...kinds, [name]: { ...kinds[name], ...change } } };
}

/** A moment by the clock of São Paulo, or of another zone: '2026-11-16 08:00'. */
export function at(written: string, zone: string = DEFAULT_ZONE): Date {
  const [day, time] = written.split(' ');
  return instantAt(day!, time!, zone);
}

/** A dose of metformin, useful for twelve hours. */
export function dose(moment: Date, change: Partial<Occasion> = {}): Occasion {
  return {
    kind: 'dose-due',
    what: `dose:metformin:${moment.toISOString().slice(0, 16)}`,
    at: moment,
    usefulUntil: new Date(moment.getTime() + 12 * HOUR_MS),
    priority: 'medium',
    neutral: { title: 'Hora da sua dose', body: 'Abra o Leveza para registrar.' },
    detailed: { title: 'Metformina 500 mg', body: 'Com alimento.' },
    link: '/calendar',
    dose: { plannedAt: moment },
    ...change,
  };
}

/** Something that is no dose: an appointment an hour before it. */
export function appointment(moment: Date, change: Partial<Occasion> = {}): Occasion {
  return dose(moment, {
    kind: 'appointment-hour',
    what: `appointment:${moment.toISOString().slice(0, 16)}:hour`,
    neutral: { title: 'Você tem um compromisso', body: 'Daqui a uma hora.' },
    detailed: { title: 'Endocrinologista', body: 'Daqui a uma hora.' },
    dose: null,
    ...change,
  });
}

/** A patient with every channel, at noon of a Monday. */
export function planning(change: Partial<Planning> = {}): Planning {
  const now = change.now ?? at('2026-11-16 12:00');
  return {
    ...reachedBy('push'),
    occasions: [],
    hasConsent: true,
    isDemo: false,
    privacyLevel: 'standard',
    reminderSettings: DEFAULT_REMINDER_SETTINGS,
    sent: [],
    promised: new Set(),
    zone: DEFAULT_ZONE,
    since: now,
    until: new Date(now.getTime() + 36 * HOUR_MS),
    ...change,
    now,
  };
}

/** A message as the log keeps it once it left. */
export function sent({ channel, sendAt, topics }: PlannedMessage): SentTopic[] {
  return topics.map((topic) => ({ ...topic, channel, sentAt: sendAt, isFailed: false }));
}
