/** The only things a carer may be told, and without any data: that there is something to ask about. */
export const CARER_ALERTS = ['dose-not-recorded', 'red-flag'] as const;
export type CarerAlert = (typeof CARER_ALERTS)[number];

export const CARER_ALERT_LABEL: Record<CarerAlert, string> = {
  'dose-not-recorded': 'Dose não registrada',
  'red-flag': 'Sinal de alerta registrado',
};

export const CARER_CHANNELS = ['email', 'whatsapp'] as const;
export type CarerChannel = (typeof CARER_CHANNELS)[number];

export const MOST_CARERS = 5;
