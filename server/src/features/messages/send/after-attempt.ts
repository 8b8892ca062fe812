import type { MessageState } from '@leveza/domain/messages/states.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import type { Delivery } from '../../../services/delivery.ts';

/** Minutes before another try, after the first, second, third and every further one. */
const PAUSES = [1, 4, 15, 60];
const MOST_ATTEMPTS = 10;
/** News of a message that may have arrived, such as a status of WhatsApp, has this long to come. */
const NEWS_MS = MINUTE_MS;

interface Attempted {
  /** How often it was tried, this time included. */
  attempts: number;
  mayHaveArrived: boolean;
  usefulUntil: Date;
}

/** A message after an attempt. */
export interface Settled {
  state: MessageState;
  /** When it is tried again; null when it is not. */
  sendAt: Date | null;
  mayHaveArrived: boolean;
  reference: string | null;
  failure: string | null;
}

/** The next state of a message. One that may have arrived is sent once more at most, and its last state says so. */
export function afterAttempt(message: Attempted, delivery: Delivery, now: Date): Settled {
  const { mayHaveArrived } = message;
  const settled = { sendAt: null, mayHaveArrived, reference: null, failure: null };
  if (delivery.state === 'accepted') {
    return { ...settled, state: mayHaveArrived ? 'repeated' : 'sent', reference: delivery.reference };
  }
  if (delivery.state === 'refused') {
    return { ...settled, state: mayHaveArrived ? 'unconfirmed' : 'failed', failure: delivery.reason };
  }
  if (delivery.state === 'unknown') {
    if (mayHaveArrived) return { ...settled, state: 'repeated', failure: 'unknown' };
    return again({ ...settled, mayHaveArrived: true, failure: 'unknown' }, message, now, NEWS_MS);
  }
  const pause = (PAUSES[message.attempts - 1] ?? PAUSES.at(-1)!) * MINUTE_MS;
  const asked = (delivery.retryAfterSeconds ?? 0) * 1000;
  return again({ ...settled, failure: 'later' }, message, now, Math.max(pause, asked));
}

function again(
  settled: Omit<Settled, 'state'>,
  { attempts, usefulUntil }: Attempted,
  now: Date,
  pauseMs: number,
): Settled {
  const sendAt = new Date(now.getTime() + pauseMs);
  if (sendAt <= usefulUntil && attempts < MOST_ATTEMPTS) return { ...settled, state: 'retrying', sendAt };
  if (settled.mayHaveArrived) return { ...settled, state: 'unconfirmed' };
  return { ...settled, state: attempts < MOST_ATTEMPTS ? 'expired' : 'failed' };
}
