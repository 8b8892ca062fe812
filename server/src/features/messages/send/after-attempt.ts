import type { MessageState } from '@leveza/domain/messages/states.ts';
import { soonestOpen } from '@leveza/domain/reminders/sending-time.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import type { Delivery } from '../../../services/delivery.ts';
import type { Claimed } from './claim-due.ts';

/** Minutes before another try, after the first, second, third and every further one. */
const PAUSES = [1, 4, 15, 60];
const MOST_ATTEMPTS = 10;
/** News of a message that may have arrived, such as a status of WhatsApp, has this long to come. */
const NEWS_MS = MINUTE_MS;

type Attempted = Pick<
  Claimed,
  'attempts' | 'mayHaveArrived' | 'usefulUntil' | 'sendAt' | 'channel' | 'type' | 'hours'
>;

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

function again(settled: Omit<Settled, 'state'>, message: Attempted, now: Date, pauseMs: number): Settled {
  const { attempts, usefulUntil } = message;
  const sendAt = heldUntil(message, new Date(now.getTime() + pauseMs));
  if (sendAt <= usefulUntil && attempts < MOST_ATTEMPTS) return { ...settled, state: 'retrying', sendAt };
  if (settled.mayHaveArrived) return { ...settled, state: 'unconfirmed' };
  return { ...settled, state: attempts < MOST_ATTEMPTS ? 'expired' : 'failed' };
}

/**
 * When another try may be heard: the moment itself, or the end of the quiet hours it lies in. A message that was itself
 * meant for those hours is one the patient wants at any time, as is a test or a code.
 */
export function heldUntil({ channel, type, sendAt, hours, usefulUntil }: Attempted, moment: Date): Date {
  const isOpen = (at: Date) => soonestOpen(channel, at, hours)?.getTime() === at.getTime();
  if (type === 'test' || type === 'code' || !isOpen(sendAt)) return moment;
  return soonestOpen(channel, moment, hours) ?? new Date(usefulUntil.getTime() + 1);
}
