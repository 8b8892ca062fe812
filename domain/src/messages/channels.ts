/** Ways by which a message leaves Leveza, in the order in which one is chosen: the nearest to the patient first. */
export const CHANNELS = ['push', 'whatsapp', 'sms', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

export const CHANNEL_LABEL: Record<Channel, string> = {
  push: 'Notificação no aparelho',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'E-mail',
};

/** Topics a patient switches on or off for each channel. */
export const MESSAGE_TYPE_LABEL = {
  medications: 'Medicações',
  appointments: 'Compromissos',
  measurements: 'Medições',
  goals: 'Metas',
  sideEffects: 'Efeitos colaterais',
  general: 'Geral',
  security: 'Segurança',
} as const;
export type MessageType = keyof typeof MESSAGE_TYPE_LABEL;

export const FREQUENCY_LABEL = {
  instant: 'Instantâneo',
  daily: 'Diário',
  weekly: 'Semanal',
} as const;
export type MessageFrequency = keyof typeof FREQUENCY_LABEL;
