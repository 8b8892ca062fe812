import type { MessageState } from '@leveza/domain/messages/states.ts';
import type { InferSelectModel } from 'drizzle-orm';
import type { Refusal } from '../../../services/delivery.ts';
import type { messages } from '../table.ts';

type Row = InferSelectModel<typeof messages>;
type Known = Pick<Row, 'state' | 'reference' | 'sentAt' | 'deliveredAt' | 'readAt'>;

/** Later news of a channel about a message it took. Repeats and a wrong order are normal. */
export interface News {
  /** The channel's own name for the message. */
  reference: string;
  status: 'sent' | 'delivered' | 'read' | 'failed';
  at: Date;
  /** Why it failed. */
  reason: Refusal;
}

/** How far a message has come; those without a place here take no news. */
const STEPS: Partial<Record<MessageState, number>> = {
  sending: 0,
  retrying: 0,
  unconfirmed: 0,
  repeated: 1,
  sent: 1,
  delivered: 2,
  read: 3,
};

/** The message after news; null where it changes nothing. States move forward only, and a failure is final. */
export function afterNews(message: Known, { reference, status, at, reason }: News): Partial<Row> | null {
  const step = STEPS[message.state];
  if (step === undefined) return null;
  if (status === 'failed') {
    // The other of two attempts may have arrived.
    const isOther = message.reference !== null && message.reference !== reference;
    if (isOther || step > 1 || message.state === 'repeated') return null;
    return { state: 'failed', failure: reason, claimedBy: null, reference };
  }
  const isNews = STEPS[status]! > step || isUndated(message, status);
  if (!isNews) return null;
  return {
    state: message.state === 'repeated' || step > STEPS[status]! ? message.state : status,
    reference: message.reference ?? reference,
    sentAt: message.sentAt ?? at,
    ...(status !== 'sent' && { deliveredAt: message.deliveredAt ?? at }),
    ...(status === 'read' && { readAt: message.readAt ?? at }),
    failure: null,
    claimedBy: null,
  };
}

/** 'repeated' stays, because the patient may have it twice: only its moments follow the news. */
function isUndated({ state, deliveredAt, readAt }: Known, status: News['status']): boolean {
  if (state !== 'repeated') return false;
  return (status === 'delivered' && deliveredAt === null) || (status === 'read' && readAt === null);
}
