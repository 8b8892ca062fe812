import { z } from 'zod';
import type { SmsConfig } from '../../channel-config.ts';
import type { Delivery } from '../delivery.ts';
import { UNKNOWN, accepted, refused } from '../delivery.ts';
import type { Answer } from '../exchange.ts';
import { byStatus, exchangeBy } from '../exchange.ts';
import { plainText } from './plain-text.ts';

export interface Sms {
  /** With its country: +5511999990000. */
  to: string;
  text: string;
  /** After these seconds the carrier drops it: a late reminder is worse than none. */
  validSeconds: number;
  /** Where the service tells what became of it. */
  statusUrl: string | null;
}

export type SendSms = (sms: Sms) => Promise<Delivery>;

/** The longest validity Twilio takes. */
const LONGEST_VALID_SECONDS = 36_000;

/** A service that speaks as Twilio's Messages do. */
export function smsSender(config: SmsConfig | null, timeoutMs?: number): SendSms {
  if (!config) return async () => refused('not-configured');
  const { url, account, token, from } = config;
  const exchange = exchangeBy(timeoutMs === undefined ? {} : { timeoutMs });
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const headers = {
    authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  return ({ to, text, validSeconds, statusUrl }) => {
    const form = new URLSearchParams({
      To: to,
      [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
      Body: plainText(text),
      ValidityPeriod: String(Math.min(Math.max(Math.floor(validSeconds), 1), LONGEST_VALID_SECONDS)),
      ...(statusUrl !== null && { StatusCallback: statusUrl }),
    });
    return exchange(address, { headers, body: form.toString() }, readAnswer);
  };
}

const Accepted = z.object({ sid: z.string() });
const Failed = z.object({ code: z.number() });

function readAnswer(answer: Answer): Delivery {
  if (answer.status >= 200 && answer.status < 300) {
    const taken = Accepted.safeParse(answer.json);
    return taken.success ? accepted(taken.data.sid) : UNKNOWN;
  }
  const failed = Failed.safeParse(answer.json);
  return (failed.success && meaningOf(failed.data.code)) || byStatus(answer);
}

const MEANINGS: Record<number, Delivery> = {
  21_211: refused('gone'), // no number
  21_614: refused('gone'), // not a mobile
  21_610: refused('gone'), // the person answered STOP
  30_005: refused('gone'), // unknown to the carrier
  30_006: refused('gone'), // a landline
  21_408: refused('undeliverable'), // no route to that country
  21_612: refused('undeliverable'),
  30_003: refused('undeliverable'), // switched off
  30_004: refused('undeliverable'), // blocked
  30_007: refused('undeliverable'), // filtered by the carrier
  30_008: refused('undeliverable'),
};

/** The meaning of an error code, in the answer to a message or in a later status; null for one its HTTP status tells. */
export function meaningOf(code: number): Delivery | null {
  return MEANINGS[code] ?? null;
}
