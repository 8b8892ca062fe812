import type { Channel, MessageFrequency, MessageType } from './channels.ts';

/** Hours of a day by the patient's clock, 'HH:MM'; the end is not part of them, and they may pass midnight. */
export interface Hours {
  enabled: boolean;
  start: string;
  end: string;
}

type TypesWithoutSecurity = Record<Exclude<MessageType, 'security'>, boolean>;

/** Parts of the day in which WhatsApp may write: 6 to 12, 12 to 18 and 18 to 22 o'clock. */
export interface TimePreferences {
  morning: boolean;
  afternoon: boolean;
  evening: boolean;
}

export interface WhatsappSettings {
  enabled: boolean;
  phoneNumber: string | null;
  frequency: MessageFrequency;
  notificationTypes: TypesWithoutSecurity;
  quietHours: Hours;
  timePreferences: TimePreferences;
}

export interface EmailSettings {
  enabled: boolean;
  /** Another address than the account's; null for the account's own. */
  email: string | null;
  frequency: MessageFrequency;
  format: 'html' | 'text';
  notificationTypes: Record<MessageType, boolean>;
  /** The summary: on which weekdays (0 is Sunday) and when. */
  digest: { enabled: boolean; time: string; days: readonly number[] };
}

export interface PushSettings {
  /** Reminders inside and outside of the app. */
  enabled: boolean;
  /** Reminders outside of the app, on the devices that were registered. */
  pushEnabled: boolean;
  soundEnabled: boolean;
  vibrationEnabled: boolean;
  priority: 'low' | 'normal' | 'high';
  notificationTypes: Record<MessageType, boolean>;
  doNotDisturb: Hours;
  badge: boolean;
  /** Whether a notification says what it is about. */
  preview: boolean;
}

export interface SmsSettings {
  enabled: boolean;
  phoneNumber: string | null;
  notificationTypes: TypesWithoutSecurity;
  quietHours: Hours;
}

export interface MessageSettings {
  whatsapp: WhatsappSettings;
  email: EmailSettings;
  push: PushSettings;
  sms: SmsSettings;
}

const NIGHT: Hours = { enabled: true, start: '22:00', end: '08:00' };
const ALL_TYPES: TypesWithoutSecurity = {
  medications: true,
  appointments: true,
  measurements: true,
  goals: true,
  sideEffects: true,
  general: true,
};

/**
 * Settings of a patient who chose none. The specification gives the hours, the digest's time and its days; the rest is
 * ours: only e-mail is on, because it has an address, and no text names a medicine before the patient asks for it.
 */
export const DEFAULT_MESSAGE_SETTINGS: MessageSettings = {
  whatsapp: {
    enabled: false,
    phoneNumber: null,
    frequency: 'instant',
    notificationTypes: ALL_TYPES,
    quietHours: NIGHT,
    timePreferences: { morning: true, afternoon: true, evening: true },
  },
  email: {
    enabled: true,
    email: null,
    frequency: 'instant',
    format: 'html',
    notificationTypes: { ...ALL_TYPES, security: true },
    digest: { enabled: false, time: '08:00', days: [1, 3, 5] },
  },
  push: {
    enabled: true,
    pushEnabled: false,
    soundEnabled: true,
    vibrationEnabled: true,
    priority: 'normal',
    notificationTypes: { ...ALL_TYPES, security: true },
    doNotDisturb: NIGHT,
    badge: true,
    preview: false,
  },
  sms: { enabled: false, phoneNumber: null, notificationTypes: ALL_TYPES, quietHours: NIGHT },
};

/** The obstacles between a patient and a message on a channel. */
export interface Reach {
  /** This server can send by it. */
  isConfigured: boolean;
  /** The address, number or device is known to be the patient's. */
  isConfirmed: boolean;
}
export type Reaches = Record<Channel, Reach>;
