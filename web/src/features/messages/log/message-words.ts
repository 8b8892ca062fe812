import type { Message } from '@leveza/contract/messages/log.ts';
import { CHANNEL_LABEL, MESSAGE_TYPE_LABEL } from '@leveza/domain/messages/channels.ts';
import type { Status } from '../../../ui/Badge.tsx';

export const WAY_LABEL: Record<Message['channel'], string> = { ...CHANNEL_LABEL, bell: 'No aplicativo' };

export const ABOUT_LABEL: Record<Message['type'], string> = {
  ...MESSAGE_TYPE_LABEL,
  test: 'Teste',
  code: 'Código',
};

/** The colour of a state only repeats its word. */
export const STATE_STATUS: Record<Message['state'], Status> = {
  planned: 'info',
  sending: 'info',
  retrying: 'attention',
  sent: 'ok',
  unconfirmed: 'attention',
  repeated: 'attention',
  delivered: 'ok',
  read: 'ok',
  failed: 'critical',
  expired: 'neutral',
};

const FAILURES: Record<string, string> = {
  gone: 'O aparelho, número ou endereço não recebe mais mensagens.',
  undeliverable: 'Quem entrega as mensagens não conseguiu entregar.',
  rejected: 'Quem entrega as mensagens recusou o envio.',
  'not-configured': 'Ainda não enviamos por este canal.',
};

/** Why a message did not arrive; a reason without words of its own still says that it did not. */
export const failureText = (failure: string) => FAILURES[failure] ?? 'A mensagem não pôde ser entregue.';
