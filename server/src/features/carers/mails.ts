import { CARER_ALERT_SENTENCE, type CarerAlert } from '@leveza/domain/carers/alerts.ts';
import { greeting, plainName } from '../../services/greeting.ts';
import type { Mail } from '../../services/mail/message.ts';

interface Addressee {
  email: string;
  name: string;
  patientName: string;
  url: string;
}

/** Names are typed by patients; one that could be a link is left out of the mail. */
export const whoOf = (patientName: string) => plainName(patientName) ?? 'Uma pessoa';

export function invitationMail(to: Addressee, alerts: readonly CarerAlert[]): Mail {
  const who = whoOf(to.patientName);
  return {
    to: to.email,
    subject: 'Convite para receber avisos do Leveza',
    text: [
      greeting(to.name),
      '',
      `${who} usa o Leveza para acompanhar um tratamento e gostaria que você recebesse avisos como estes:`,
      ...alerts.map((alert) => `- ${CARER_ALERT_SENTENCE[alert]}`),
      '',
      'Os avisos não trazem dados de saúde. Nada será enviado se você não aceitar.',
      'Para aceitar ou recusar, abra esta página:',
      to.url,
      '',
      'Se você não conhece esta pessoa, ignore esta mensagem.',
    ].join('\n'),
  };
}

/** No medicine, no dose, no symptom, no time: only that it is worth asking. */
export const alertSentences = (who: string, alert: CarerAlert): [string, string] => [
  `${who} pediu que você recebesse este aviso: ${CARER_ALERT_SENTENCE[alert]}`,
  alert === 'red-flag'
    ? `Pergunte agora como ${who} está. Em uma emergência, ligue 192 (SAMU).`
    : `Vale perguntar a ${who} se está tudo bem.`,
];

export function alertMail(to: Addressee, alert: CarerAlert): Mail {
  const who = whoOf(to.patientName);
  return {
    to: to.email,
    subject: 'Aviso do Leveza',
    text: [
      greeting(to.name),
      '',
      ...alertSentences(who, alert),
      '',
      'Para não receber mais avisos, abra esta página:',
      to.url,
    ].join('\n'),
  };
}
