import { CHANNELS, type Channel, type MessageType } from '../messages/channels.ts';
import type { MessageSettings, Reaches } from '../messages/settings.ts';
import { OCCASION_TYPE, type OccasionKind } from './occasion.ts';
import type { Way } from './planned-message.ts';
import type { ReminderSettings } from './settings.ts';
import { hasWindow } from './windows.ts';

export interface Reachable {
  messageSettings: MessageSettings;
  reminderSettings: ReminderSettings;
  reaches: Reaches;
  /** The consent for messages. Mail about the account's security is sent without it, by the account itself. */
  hasConsent: boolean;
  /** A demonstration sends nothing outside. */
  isDemo: boolean;
}

/** Channels by which an occasion can reach the patient: the one they chose, then the nearest. */
export function usableChannels(kind: OccasionKind, patient: Reachable): Channel[] {
  if (!patient.hasConsent || patient.isDemo) return [];
  const { firstChannel } = patient.reminderSettings;
  return CHANNELS.filter((channel) => {
    const { isConfigured, isConfirmed } = patient.reaches[channel];
    return isConfigured && isConfirmed && CARRIES[channel](kind, patient.messageSettings);
  }).toSorted((one, other) => Number(other === firstChannel) - Number(one === firstChannel));
}

const CARRIES: Record<Channel, (kind: OccasionKind, settings: MessageSettings) => boolean> = {
  push: (kind, { push }) =>
    push.enabled && push.pushEnabled && push.notificationTypes[OCCASION_TYPE[kind]] && kind !== 'summary',
  whatsapp: (kind, { whatsapp }) =>
    whatsapp.enabled &&
    hasWindow(whatsapp.timePreferences) &&
    isOn(whatsapp.notificationTypes, kind) &&
    kind !== 'summary',
  sms: (kind, { sms }) => sms.enabled && isOn(sms.notificationTypes, kind) && kind !== 'summary',
  // The account itself writes about a new device.
  email: (kind, { email }) => email.enabled && isOn(email.notificationTypes, kind) && kind !== 'sign-in',
};

function isOn(types: Partial<Record<MessageType, boolean>>, kind: OccasionKind): boolean {
  return types[OCCASION_TYPE[kind]] ?? false;
}

/** The bell shows these by itself, when they happen; the summary is a letter. */
const NOT_FOR_THE_BELL: ReadonlySet<OccasionKind> = new Set<OccasionKind>([
  'low-stock',
  'expires-printed',
  'buy-by',
  'summary',
]);

/** The ways of an occasion, in the order in which they are tried: channels, or the bell where there is none. */
export function waysOf(kind: OccasionKind, patient: Reachable): Way[] {
  const { push } = patient.messageSettings;
  const rings = push.enabled && push.notificationTypes[OCCASION_TYPE[kind]] && !NOT_FOR_THE_BELL.has(kind);
  const channels = usableChannels(kind, patient);
  return rings ? [...channels, 'bell'] : channels;
}
