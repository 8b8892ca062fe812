import {
  EmailSettings,
  PushSettings,
  SmsSettings,
  WhatsappSettings,
} from '@leveza/contract/messages/settings.ts';
import { CHANNEL_LABEL, MESSAGE_TYPE_LABEL } from '@leveza/domain/messages/channels.ts';
import { MESSAGE_STATE_LABEL } from '@leveza/domain/messages/states.ts';
import { contactPoints, messages, messageSettings, pushSubscriptions } from './table.ts';

export const portableMessageSettings = {
  table: messageSettings,
  name: 'messageSettings',
  title: 'Preferências de mensagens',
  columns: {
    whatsapp: { label: 'WhatsApp', is: WhatsappSettings.omit({ phoneNumber: true }) },
    email: { label: 'E-mail', is: EmailSettings.omit({ enabled: true, email: true }) },
    push: { label: 'Notificações', is: PushSettings },
    sms: { label: 'SMS', is: SmsSettings.omit({ enabled: true, phoneNumber: true }) },
  },
};

export const portableContactPoints = {
  table: contactPoints,
  name: 'contactPoints',
  title: 'Telefones e e-mails para mensagens',
  columns: {
    channel: { label: 'Canal', words: CHANNEL_LABEL },
    address: { label: 'Endereço' },
    confirmedAt: { label: 'Confirmado em' },
    stoppedAt: { label: 'Parado em' },
    codeHash: { leftOut: 'the hash of a code' },
    codeExpiresAt: { leftOut: 'says nothing without the code' },
    codeTries: { leftOut: 'says nothing without the code' },
    outsideId: { label: 'Identificação no WhatsApp' },
    windowUntil: { label: 'Conversa aberta até' },
    createdAt: { label: 'Registrado em' },
  },
};

export const portablePushSubscriptions = {
  table: pushSubscriptions,
  name: 'pushSubscriptions',
  title: 'Aparelhos com notificações',
  columns: {
    endpointHash: { leftOut: 'the hash of a secret address' },
    sealed: { leftOut: 'a secret by which anybody could send' },
    sessionId: { leftOut: 'the session is exported with its device' },
    device: { label: 'Aparelho' },
    createdAt: { label: 'Registrado em' },
  },
};

export const portableMessages = {
  table: messages,
  name: 'messages',
  title: 'Mensagens',
  columns: {
    channel: { label: 'Canal', words: { ...CHANNEL_LABEL, bell: 'No aplicativo' } },
    type: { label: 'Assunto', words: { ...MESSAGE_TYPE_LABEL, test: 'Teste', code: 'Código' } },
    title: { label: 'Título' },
    body: { label: 'Texto' },
    link: { label: 'Leva a' },
    isAnswerable: { label: 'Pode ser respondida' },
    priority: { label: 'Prioridade', words: { high: 'Alta', medium: 'Média', low: 'Baixa' } },
    sendAt: { label: 'Programada para' },
    usefulUntil: { label: 'Útil até' },
    state: { label: 'Estado', words: MESSAGE_STATE_LABEL },
    attempts: { label: 'Tentativas' },
    claimedAt: { leftOut: 'when a process took it' },
    claimedBy: { leftOut: 'which process took it' },
    mayHaveArrived: { label: 'Pode já ter chegado' },
    reference: { leftOut: 'the id at the provider' },
    sentAt: { label: 'Enviada em' },
    deliveredAt: { label: 'Entregue em' },
    readAt: { label: 'Lida em' },
    failure: { label: 'Motivo da falha' },
    createdAt: { label: 'Criada em' },
  },
};
