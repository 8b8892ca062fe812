import { FREQUENCY_LABEL, MESSAGE_TYPE_LABEL, type MessageType } from '@leveza/domain/messages/channels.ts';
import { choicesOf } from '@leveza/domain/choices-of.ts';

const optionsOf = <K extends string>(labels: Record<K, string>) =>
  choicesOf(labels).map((value) => ({ value, label: labels[value] }));

export const FREQUENCIES = optionsOf(FREQUENCY_LABEL);
export const FORMATS = optionsOf({ html: 'HTML', text: 'Só texto' });
export const PRIORITIES = optionsOf({ low: 'Baixa', normal: 'Normal', high: 'Alta' });

const { security: _security, ...PLAIN_TYPES } = MESSAGE_TYPE_LABEL;
/** WhatsApp and SMS carry no news about security. */
export const TYPES: Record<Exclude<MessageType, 'security'>, string> = PLAIN_TYPES;

export const TIMES_OF_DAY = {
  morning: 'Manhã (6h–12h)',
  afternoon: 'Tarde (12h–18h)',
  evening: 'Noite (18h–22h)',
} as const;

/** 0 is Sunday. */
export const WEEKDAYS = ['Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb'].map((label, day) => ({
  value: String(day),
  label,
}));
