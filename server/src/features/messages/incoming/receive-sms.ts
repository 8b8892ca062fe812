import { saysStop } from '@leveza/domain/messages/stop-words.ts';
import type { Db } from '../../../db/connection.ts';
import { meaningOf } from '../../../services/sms/sms.ts';
import { storeStatus } from './store-status.ts';
import { stopChannel } from './stop-channel.ts';
import { isFirst } from './take-once.ts';

const STATUSES = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
} as const;

const isKnown = (status: string): status is keyof typeof STATUSES => Object.hasOwn(STATUSES, status);

const STOPPED =
  'Pronto: voce nao recebe mais SMS do Leveza. Para voltar, ligue o SMS nas Configuracoes do app.';

/** Takes a call of the SMS service; the answer is written back to the person, null for none. */
export async function receiveSms(
  db: Db,
  form: URLSearchParams,
  { messageId, now }: { messageId: string | null; now: Date },
): Promise<string | null> {
  const reference = form.get('MessageSid') ?? '';
  const status = form.get('MessageStatus');
  if (status !== null) {
    if (isKnown(status)) {
      const news = { reference, messageId, status: STATUSES[status], at: now };
      await storeStatus(db, { ...news, channel: 'sms', reason: reasonOf(form.get('ErrorCode')) }, now);
    }
    return null;
  }
  if (!saysStop(form.get('Body') ?? '')) return null;
  return db.transaction(async (tx) => {
    if (!(await isFirst(tx, { id: `sms ${reference}`, at: now }, now))) return null;
    const digits = (form.get('From') ?? '').replaceAll(/\D/g, '');
    const stopped = await stopChannel(tx, { channel: 'sms', digits, outsideId: null }, now);
    return stopped.length > 0 ? STOPPED : null;
  });
}

function reasonOf(errorCode: string | null) {
  const meaning = meaningOf(Number(errorCode));
  return meaning?.state === 'refused' ? meaning.reason : 'undeliverable';
}
