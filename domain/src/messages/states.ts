/**
 * The life of a message. 'repeated' was sent a second time because it is unknown whether the first arrived;
 * 'unconfirmed' was sent once, its arrival is unknown, and it was too late for a second time; 'expired' was not
 * sent, because its time had passed.
 */
export const MESSAGE_STATE_LABEL = {
  planned: 'Programada',
  sending: 'Enviando',
  retrying: 'Tentando de novo',
  sent: 'Enviada',
  repeated: 'Enviada, talvez duas vezes',
  unconfirmed: 'Enviada, sem confirmação',
  delivered: 'Entregue',
  read: 'Lida',
  failed: 'Não entregue',
  expired: 'Não enviada: passou da hora',
} as const;
export type MessageState = keyof typeof MESSAGE_STATE_LABEL;
