/** A channel's answer about one message, in the same words for push, mail, WhatsApp and SMS. */
export type Delivery =
  | {
      state: 'accepted';
      /** The channel's own name for the message, by which its later news is known. */ reference:
        | string
        | null;
    }
  | Refused
  | Later
  /** The message may have arrived: the time ran out, or the line broke, after it was written. */
  | { state: 'unknown' };

/** No further try helps. */
interface Refused {
  state: 'refused';
  reason: Refusal;
}

/** The same message may be accepted after a pause; nothing of it arrived. */
interface Later {
  state: 'later';
  retryAfterSeconds: number | null;
}

/**
 * `gone`: the subscription, number or address is dead and is to be removed. `undeliverable`: this message does not reach
 * this person, another may. `rejected`: a mistake of ours or of the operator, such as a wrong token.
 * `not-configured`: this server has no such channel.
 */
export type Refusal = 'gone' | 'undeliverable' | 'rejected' | 'not-configured';

export const UNKNOWN: Delivery = { state: 'unknown' };

export const accepted = (reference: string | null = null): Delivery => ({ state: 'accepted', reference });

export const refused = (reason: Refusal): Delivery => ({ state: 'refused', reason });

export const later = (retryAfterSeconds: number | null = null): Delivery => ({
  state: 'later',
  retryAfterSeconds,
});
