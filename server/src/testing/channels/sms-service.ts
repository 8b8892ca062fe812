import { createHmac, randomBytes } from 'node:crypto';
import type { SmsConfig } from '../../channel-config.ts';
import type { Recorded } from '../outside-server.ts';
import type { ChannelServer, Reading, Reply } from './channel-server.ts';
import { startChannel } from './channel-server.ts';

export interface ReceivedSms {
  id: string;
  to: string;
  from: string;
  text: string;
  validSeconds: number;
  statusUrl: string | null;
}

export interface TestSmsService extends ChannelServer<ReceivedSms> {
  config: SmsConfig;
}

const ACCOUNT = `AC${'0'.repeat(32)}`;
const TOKEN = 'sms-token';

/** Twilio's Messages on loopback: its path, its credentials, its form and its error codes. */
export async function startSmsService(): Promise<TestSmsService> {
  const server = await startChannel(readSms);
  return { ...server, config: { url: server.url, account: ACCOUNT, token: TOKEN, from: '+5511988880000' } };
}

function readSms({ url, headers, body }: Recorded): Reading<ReceivedSms> {
  const basic = Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64');
  if (headers.authorization !== `Basic ${basic}`) return { reply: smsError(401, 20_003) };
  if (url !== `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`) return { reply: smsError(404, 20_404) };
  const form = new URLSearchParams(body);
  const to = form.get('To') ?? '';
  const from = form.get('From') ?? form.get('MessagingServiceSid');
  const text = form.get('Body');
  if (!/^\+\d{8,15}$/.test(to)) return { reply: smsError(400, 21_211) };
  if (!from) return { reply: smsError(400, 21_603) };
  if (!text) return { reply: smsError(400, 21_602) };
  const id = `SM${randomBytes(16).toString('hex')}`;
  return {
    received: {
      id,
      to,
      from,
      text,
      validSeconds: Number(form.get('ValidityPeriod')),
      statusUrl: form.get('StatusCallback'),
    },
    reply: { status: 201, body: { sid: id, status: 'queued', num_segments: '1', error_code: null } },
  };
}

/** An error as Twilio writes it. */
export function smsError(status: number, code: number): Reply {
  return {
    status,
    body: { code, message: 'refused', more_info: `https://www.twilio.com/docs/errors/${code}`, status },
  };
}

/** The posts of Twilio when a message arrives or its state changes, signed for the public address of the call. */
export function signedForm(url: string, fields: Record<string, string>, token = TOKEN) {
  const sorted = Object.keys(fields).toSorted();
  const signed = createHmac('sha1', token).update(url + sorted.map((name) => name + fields[name]).join(''));
  return {
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signed.digest('base64'),
    },
  };
}
