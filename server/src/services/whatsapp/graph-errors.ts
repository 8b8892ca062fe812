import type { Delivery } from '../delivery.ts';
import { later, refused } from '../delivery.ts';

/** A pair of numbers may exchange one message in six seconds. */
const PAIR_RATE_SECONDS = 6;

/** Meta's error codes that mean something else than `rejected`; its texts change and are not read. */
const MEANINGS: Record<number, Delivery> = {
  1: later(),
  2: later(),
  4: later(),
  80_007: later(), // too many calls of the business account
  130_429: later(), // too many messages a second
  131_000: later(),
  131_016: later(), // overloaded
  131_056: later(PAIR_RATE_SECONDS),
  131_057: later(), // in maintenance
  133_004: later(),
  130_472: refused('undeliverable'), // the person is in an experiment of Meta's
  131_026: refused('undeliverable'), // not on WhatsApp, or an app that is too old
  131_047: refused('undeliverable'), // free text more than 24 hours after the person wrote
  131_048: refused('undeliverable'), // too much reported as spam
  131_049: refused('undeliverable'), // Meta keeps the person from more messages today
  131_050: refused('undeliverable'), // the person has stopped such messages
};

/** The meaning of a code, in the answer to a message or in a later status; null for one that only its HTTP status tells. */
export function meaningOf(code: number): Delivery | null {
  return MEANINGS[code] ?? null;
}
