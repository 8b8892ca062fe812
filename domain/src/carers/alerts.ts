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

/** The text a carer reads; it names no medicine, dose, symptom or time. */
export const CARER_ALERT_SENTENCE: Record<CarerAlert, string> = {
  'dose-not-recorded': 'uma dose prevista ainda não foi registrada.',
  'red-flag': 'um sinal que merece atenção foi registrado.',
};

/** By the patient's clock; no carer is woken for a dose that was not recorded. */
export const ALERT_HOURS = { from: 8, to: 21 };
