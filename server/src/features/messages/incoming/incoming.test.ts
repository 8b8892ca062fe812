import { randomUUID } from 'node:crypto';
import { Problem } from '@leveza/contract/problem.ts';
import { anyCharacter } from '@leveza/domain/testing/any-character.ts';
import { DAY_MS, HOUR_MS } from '@leveza/domain/time/spans.ts';
import type { InjectOptions } from 'fastify';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GRAPH, startGraph, type TestGraph } from '../../../testing/channels/graph.ts';
import { signed, statusNews, tapNews, textNews } from '../../../testing/channels/graph-news.ts';
import { signedForm } from '../../../testing/channels/sms-service.ts';
import { type Patient, type TestApp, testApp } from '../../../testing/test-app.ts';
import { openChannels } from '../../../services/channels.ts';
import { users } from '../../auth/table.ts';
import { messageToken } from '../shared/message-token.ts';
import { contactPoints, messages } from '../table.ts';
import { CHAT_REPLIES, sendChatReply } from './chat-reply.ts';
import { receiveWhatsapp, type AnswerMessage } from './receive-whatsapp.ts';
import { readWebhook } from '../../../services/whatsapp/webhook.ts';

const BASE = 'https://leveza.example.com';
const SMS = { url: 'http://127.0.0.1:1', account: 'AC0', token: 'sms-token', from: '+5511988880000' };
let house: TestApp;
let graph: TestGraph;
let ana: Patient;
const lines: string[] = [];

beforeAll(async () => {
  graph = await startGraph();
  house = await testApp(
    { publicUrl: BASE, whatsapp: graph.config, sms: SMS, logLevel: 'info' },
    { write: (line) => lines.push(line) },
  );
});
afterAll(() => graph.stop());
beforeEach(async () => {
  await house.db.delete(users);
  ana = await house.patient();
  await house.db.insert(contactPoints).values([
    { userId: ana.id, channel: 'whatsapp', address: '+5531988887777', confirmedAt: new Date() },
    { userId: ana.id, channel: 'sms', address: '+5531988887777', confirmedAt: new Date() },
  ]);
  graph.received.length = 0;
});

/** As WhatsApp writes the number of Ana: without its ninth digit. */
const ANA = () => ({ from: '553188887777', id: `wamid.${randomUUID()}` });
const whatsapp = (call: { body: Buffer; headers: Record<string, string> }) =>
  house.app.inject({
    method: 'POST',
    url: '/api/webhooks/whatsapp',
    payload: call.body,
    headers: call.headers,
  });
const contact = async (channel: 'whatsapp' | 'sms') => {
  const rows = await house.db.select().from(contactPoints).where(eq(contactPoints.userId, ana.id));
  return rows.find((row) => row.channel === channel)!;
};
async function putMessage(change: Partial<typeof messages.$inferInsert> = {}): Promise<string> {
  const [put] = await house.db
    .insert(messages)
    .values({
      userId: ana.id,
      channel: 'whatsapp',
      type: 'medications',
      title: 'Hora da sua dose',
      body: 'Registre quando tomar.',
      isAnswerable: true,
      priority: 'high',
      sendAt: new Date(),
      usefulUntil: new Date(Date.now() + HOUR_MS),
      state: 'sent',
      reference: 'wamid.1',
      ...change,
    })
    .returning({ id: messages.id });
  return put!.id;
}
const stateOf = async (id: string) => {
  const [message] = await house.db.select().from(messages).where(eq(messages.id, id));
  return message!;
};

/** Sends what was asked for as answers in the chat, and forgets it. */
async function chat(): Promise<string[]> {
  const { rows } = await house.db.execute<{ data: object }>(
    sql`delete from pgboss.job where name = 'send-chat-reply' returning data`,
  );
  graph.received.length = 0;
  for (const { data } of rows) {
    await sendChatReply.work(house.db, {
      ...house,
      sendMail: async () => ({ state: 'unknown' }),
      channels: openChannels(house.config, house.vault),
      baseUrl: () => BASE,
      id: 'test',
      data,
      signal: AbortSignal.timeout(60_000),
      finish: async () => undefined,
      now: new Date(),
    });
  }
  return graph.received.flatMap(({ texts }) => texts);
}

const check = (token: string) =>
  house.app.inject({
    url: `/api/webhooks/whatsapp?hub.mode=subscribe&hub.challenge=1158&hub.verify_token=${encodeURIComponent(token)}`,
  });
const answerToken = (id: string, expires = new Date(Date.now() + HOUR_MS)) =>
  messageToken(house.vault, 'answer', { id, expires });
const sms = (fields: Record<string, string>, query = '', token = SMS.token) => {
  const { body, headers } = signedForm(`${BASE}/api/webhooks/sms${query}`, fields, token);
  return house.app.inject({ method: 'POST', url: `/api/webhooks/sms${query}`, payload: body, headers });
};
const wayOut = (id: string, days = 30) =>
  messageToken(house.vault, 'unsubscribe', { id, expires: new Date(Date.now() + days * DAY_MS) });
const open = (token: string, options: InjectOptions = {}) =>
  house.app.inject({ url: `/api/unsubscribe/${token}`, ...options });
const isOn = async () => {
  const reply = await ana.call('GET', '/api/settings/notifications');
  return reply.json<{ data: { email: { enabled: boolean } } }>().data.email.enabled;
};

describe('the webhook of WhatsApp', () => {
  test('is checked by Meta with the verify token', async () => {
    const right = await check(GRAPH.verifyToken);
    expect([right.statusCode, right.body]).toEqual([200, '1158']);
    expect((await check('guess')).statusCode).toBe(403);
  });

  test('takes nothing that Meta did not sign, and slows a guesser down', async () => {
    const { body } = textNews('SAIR', ANA());
    const { headers } = signed(body, 'another secret');
    const guess = async (sent = headers) => {
      const call = { method: 'POST', url: '/api/webhooks/whatsapp', payload: body, headers: sent } as const;
      return (await house.app.inject({ ...call, remoteAddress: '203.0.113.9' })).statusCode;
    };
    expect([await guess(), await guess({})]).toEqual([403, 403]);
    expect((await contact('whatsapp')).stoppedAt).toBeNull();
    for (let n = 0; n < 30; n += 1) await guess();
    expect(await guess()).toBe(429);
    expect((await whatsapp(textNews('oi', ANA()))).statusCode).toBe(200);
  });

  test.each([
    ['sent', ['read', 'delivered', 'sent'], 'read'],
    ['sending', ['sent'], 'sent'],
    ['retrying', ['delivered'], 'delivered'],
    ['unconfirmed', ['sent'], 'sent'],
    ['sent', ['failed', 'delivered'], 'failed'],
    ['delivered', ['failed'], 'delivered'],
    ['repeated', ['delivered', 'failed'], 'repeated'],
    ['expired', ['sent'], 'expired'],
  ] as const)('a message that is %s is after %j: %s', async (state, statuses, after) => {
    const id = await putMessage({ state });
    for (const status of statuses) await whatsapp(statusNews({ id: 'wamid.1', status }));
    expect((await stateOf(id)).state).toBe(after);
  });

  test('a status with our own id settles a message whose answer was lost', async () => {
    const id = await putMessage({ state: 'sending', reference: null });
    await whatsapp(statusNews({ id: 'wamid.9', status: 'delivered', callbackData: id }));
    expect(await stateOf(id)).toMatchObject({
      state: 'delivered',
      reference: 'wamid.9',
      sentAt: expect.any(Date),
      deliveredAt: expect.any(Date),
      claimedBy: null,
    });
  });

  test('a text with the way out stops the channel, once, and says so', async () => {
    const call = textNews('Párar!', ANA());
    expect((await whatsapp(call)).statusCode).toBe(200);
    expect((await contact('whatsapp')).stoppedAt).not.toBeNull();
    expect(await chat()).toEqual([CHAT_REPLIES.stopped]);
    await house.db.update(contactPoints).set({ stoppedAt: null });
    expect((await whatsapp(call)).statusCode).toBe(200);
    expect((await contact('whatsapp')).stoppedAt, 'a replayed call changes nothing').toBeNull();
    expect(await chat()).toEqual([]);
  });

  test('a call recorded long ago changes nothing', async () => {
    await whatsapp(textNews('SAIR', { ...ANA(), at: new Date(Date.now() - 8 * DAY_MS) }));
    expect((await contact('whatsapp')).stoppedAt).toBeNull();
  });

  test('another text opens the day of free texts and is answered once', async () => {
    await whatsapp(textNews('Posso tomar com café?', { ...ANA(), userId: 'BR.15' }));
    await whatsapp(textNews('Oi?', ANA()));
    const { windowUntil, outsideId } = await contact('whatsapp');
    expect(windowUntil!.getTime()).toBeGreaterThan(Date.now() + 23 * HOUR_MS);
    expect(outsideId).toBe('BR.15');
    expect(await chat()).toEqual([CHAT_REPLIES.unread]);
    await whatsapp(textNews('oi', { from: '5511900000000', id: 'wamid.stranger' }));
    expect(await chat(), 'a stranger is not answered').toEqual([]);
  });
});

const carers = { stopCaring: async () => undefined, followUndelivered: async () => undefined };

describe('a tap on a button', () => {
  const told: unknown[] = [];
  beforeEach(() => void (told.length = 0));
  const taken: AnswerMessage = async (_, id, answer) => {
    told.push([id, answer]);
    return { answer };
  };
  const tap = (payload: string, answerMessage = taken, from = ANA()) => {
    const { body, headers } = tapNews(payload, from);
    const news = readWebhook(GRAPH.appSecret, body, headers['x-hub-signature-256'])!;
    return receiveWhatsapp(house.db, news, { vault: house.vault, answerMessage, ...carers, now: new Date() });
  };
  test('answers the doses of its message once', async () => {
    const id = await putMessage();
    const from = ANA();
    await tap(`take.${answerToken(id)}`, taken, from);
    await tap(`take.${answerToken(id)}`, taken, from);
    expect(told).toEqual([[id, 'take']]);
    expect(await chat()).toEqual([CHAT_REPLIES.take]);
  });

  test('says when the dose had another answer, and when the rules ask something', async () => {
    const id = await putMessage();
    await tap(`skip.${answerToken(id)}`, async () => ({ answer: 'take' }));
    expect(await chat()).toEqual([CHAT_REPLIES.answered]);
    await tap(`take.${answerToken(id)}`, async () => {
      throw new Problem('dose-too-soon');
    });
    expect(await chat()).toEqual([CHAT_REPLIES.asked]);
  });

  test('of an old message, of another patient or of nothing records nothing', async () => {
    const id = await putMessage();
    await tap(`take.${answerToken(id, new Date(Date.now() - 1000))}`);
    expect(await chat()).toEqual([CHAT_REPLIES.spent]);
    const bia = await house.patient('Bia');
    await tap(`take.${answerToken(await putMessage({ userId: bia.id, reference: 'wamid.2' }))}`);
    await tap(
      `take.${messageToken(house.vault, 'unsubscribe', { id, expires: new Date(Date.now() + HOUR_MS) })}`,
    );
    await tap('dance.abc');
    expect(told).toEqual([]);
  });
});

describe('the webhook of SMS', () => {
  test('moves a message forward, found by its name there or by our id', async () => {
    const id = await putMessage({ channel: 'sms', reference: null, state: 'sending' });
    expect((await sms({ MessageSid: 'SM1', MessageStatus: 'sent' }, `?m=${id}`)).statusCode).toBe(200);
    expect((await stateOf(id)).state).toBe('sent');
    await sms({ MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30003' });
    expect(await stateOf(id)).toMatchObject({ state: 'failed', failure: 'undeliverable' });
    // Another channel takes it: the patient is planned again.
    const { rows } = await house.db.execute(
      sql`select from reminder_changes c join messages m on m.user_id = c.user_id where m.id = ${id}`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  test('stops with SAIR, says so once, and believes no other signature', async () => {
    const fields = { MessageSid: 'SM2', From: '+5531988887777', Body: 'sair' };
    expect((await sms(fields, '', 'another')).statusCode).toBe(403);
    expect((await contact('sms')).stoppedAt).toBeNull();
    expect((await sms(fields)).body).toContain('<Message>Pronto');
    expect((await contact('sms')).stoppedAt).not.toBeNull();
    expect((await contact('whatsapp')).stoppedAt).toBeNull();
    expect((await sms(fields)).body).toContain('<Response></Response>');
  });
});

describe('the way out of an e-mail', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  test('shows a page that changes nothing, with its own style and nothing from outside', async () => {
    const page = await open(wayOut(ana.id));
    expect([page.statusCode, await isOn()]).toEqual([200, true]);
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-/);
    expect(page.body).toMatch(/<html lang="pt-BR">.*<h1>Parar os lembretes por e-mail\?<\/h1>.*<button/s);
    expect(page.body).not.toMatch(/<script|src=|http/i);
  });

  test.each([
    ['a form', { payload: 'List-Unsubscribe=One-Click', headers: form }],
    [
      'parts',
      {
        payload:
          '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
    ],
    [
      'another site',
      { payload: 'List-Unsubscribe=One-Click', headers: { ...form, origin: 'https://mail.example' } },
    ],
    ['nothing', {}],
  ])('one click by %s stops the e-mails', async (_, options) => {
    expect((await open(wayOut(ana.id), { method: 'POST', ...options })).statusCode).toBe(200);
    expect(await isOn()).toBe(false);
  });

  test('can be undone on the page', async () => {
    const token = wayOut(ana.id);
    const stopped = await open(token, { method: 'POST', payload: 'stop=1', headers: form });
    expect(stopped.body).toContain('name="undo"');
    await open(token, { method: 'POST', payload: 'undo=1', headers: form });
    expect(await isOn()).toBe(true);
  });

  test('an old or wrong link says so, one of a deleted account does no harm, and no log has it', async () => {
    const answering = messageToken(house.vault, 'answer', {
      id: ana.id,
      expires: new Date(Date.now() + DAY_MS),
    });
    for (const token of [wayOut(ana.id, -1), answering, 'x'.repeat(4000), '%00']) {
      expect((await open(token, { method: 'POST' })).statusCode).toBe(410);
      expect((await open(token)).statusCode).toBe(410);
    }
    expect(await isOn()).toBe(true);
    const gone = wayOut(randomUUID());
    expect((await open(gone, { method: 'POST' })).statusCode).toBe(200);
    expect(lines.some((line) => line.includes('/api/unsubscribe/:token'))).toBe(true);
    expect(lines.join('')).not.toContain(gone);
  });
});

test('nothing that is sent to these doors is our fault', async () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.constantFrom('\0', 'SAIR', 'take.\0', '\ud800'),
  );
  const types = fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'a', '');
  const news = fc.oneof(
    text.map((body) => signed(Buffer.from(body))),
    fc.jsonValue({ maxDepth: 4 }).map((value) => signed(Buffer.from(JSON.stringify({ entry: value })))),
    fc.tuple(text, text, text).map(([body, from, id]) => textNews(body, { from, id })),
    fc.tuple(text, text).map(([payload, id]) => tapNews(payload, { from: '553188887777', id })),
    fc.tuple(text, text).map(([id, callbackData]) => statusNews({ id, callbackData, status: 'read' })),
  );
  await fc.assert(
    fc.asyncProperty(news, text, types, async (call, raw, type) => {
      expect((await whatsapp(call)).statusCode).toBe(200);
      const fields = {
        MessageSid: raw,
        From: raw,
        Body: 'sair',
        ...(raw.length % 2 && { MessageStatus: 'sent' }),
      };
      const { body, headers } = signedForm(`${BASE}/api/webhooks/sms?m=%00`, fields);
      const twilio = { method: 'POST', url: '/api/webhooks/sms?m=%00', payload: body, headers } as const;
      expect((await house.app.inject(twilio)).statusCode).toBeLessThan(500);
      for (const url of [
        '/api/webhooks/whatsapp',
        '/api/webhooks/sms',
        `/api/unsubscribe/${encodeURIComponent(raw.toWellFormed())}`,
      ]) {
        const reply = await house.app.inject({
          method: 'POST',
          url,
          payload: raw,
          headers: { 'content-type': type },
        });
        expect(reply.statusCode).toBeLessThan(500);
        expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      }
    }),
    { numRuns: 100 },
  );
});
