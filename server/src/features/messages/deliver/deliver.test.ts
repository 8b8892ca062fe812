import { randomUUID } from 'node:crypto';
import { DEFAULT_MESSAGE_SETTINGS } from '@leveza/domain/messages/settings.ts';
import type { PushPayload } from '@leveza/contract/messages/push-payload.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import type { Surroundings } from '../../../jobs/job.ts';
import { openChannels } from '../../../services/channels.ts';
import { accepted, refused } from '../../../services/delivery.ts';
import { mailer } from '../../../services/mail.ts';
import { openVault } from '../../../services/vault/vault.ts';
import type { TestGraph } from '../../../testing/channels/graph.ts';
import { startGraph } from '../../../testing/channels/graph.ts';
import type { TestPushService } from '../../../testing/channels/push-service.ts';
import { startPushService } from '../../../testing/channels/push-service.ts';
import type { TestSmsService } from '../../../testing/channels/sms-service.ts';
import { startSmsService } from '../../../testing/channels/sms-service.ts';
import type { RunningSmtp } from '../../../testing/smtp.ts';
import { startSmtp } from '../../../testing/smtp.ts';
import { ABOUT_DEVICE } from '../add-push-subscription.ts';
import { readMessageToken } from '../shared/message-token.ts';
import { deliver } from './deliver.ts';
import type { DueMessage, Recipient } from './due-message.ts';

let push: TestPushService;
let graph: TestGraph;
let sms: TestSmsService;
let smtp: RunningSmtp;
let around: Surroundings;
const vault = openVault(Buffer.alloc(32, 7), '/nonexistent');
const BASE = 'https://leveza.example.com';

beforeAll(async () => {
  [push, graph, sms, smtp] = await Promise.all([
    startPushService(),
    startGraph(),
    startSmsService(),
    startSmtp(),
  ]);
  const config = {
    ...readConfig({ PUBLIC_URL: BASE, SMTP_URL: smtp.url, MAIL_FROM: 'Leveza <a@example.com>' }),
    push: { keys: null, subject: 'mailto:equipe@example.com', allowsPrivate: true },
    whatsapp: graph.config,
    sms: sms.config,
  };
  around = {
    config,
    vault,
    sendMail: mailer(config, () => undefined),
    channels: openChannels(config, vault),
    baseUrl: () => BASE,
  };
});
beforeEach(() => {
  for (const { received } of [push, graph, sms]) received.length = 0;
  smtp.arrived.length = 0;
  push.answerWith(null);
});
afterAll(() => Promise.all([push, graph, sms, smtp].map((server) => server.stop())));

const AT = new Date('2026-11-16T11:00:00Z');
const after = (hours: number) => new Date(AT.getTime() + hours * HOUR_MS);
const { push: PUSH, email: EMAIL } = DEFAULT_MESSAGE_SETTINGS;

function due(
  channel: DueMessage['channel'],
  recipient: Partial<Recipient> = {},
  change: Partial<DueMessage> = {},
) {
  const message: DueMessage = {
    id: randomUUID(),
    userId: randomUUID(),
    channel,
    type: 'medications',
    title: 'Hora da sua dose',
    body: 'Registre quando tomar',
    link: '/dashboard',
    isAnswerable: true,
    priority: 'high',
    sendAt: AT,
    usefulUntil: after(2),
    recipient: {
      name: 'Ana',
      address: channel === 'email' ? 'ana@example.com' : channel === 'push' ? null : '+5511999990000',
      outsideId: null,
      windowUntil: null,
      devices: [],
      email: EMAIL,
      push: PUSH,
      ...recipient,
    },
    ...change,
  };
  return message;
}
const send = (message: DueMessage) => deliver(message, around);

const device = (subscription: object = push.subscribe()) => ({
  id: randomUUID(),
  sealed: vault.sealText(JSON.stringify(subscription), ABOUT_DEVICE),
});
const pushed = async (settings: Partial<Recipient['push']>, change: Partial<DueMessage> = {}) => {
  await send(due('push', { devices: [device()], push: { ...PUSH, ...settings } }, change));
  const { payload, ...rest } = push.received.at(-1)!;
  return { ...rest, payload: payload as PushPayload };
};

const mailed = async (format: 'html' | 'text', change: Partial<DueMessage> = {}) => {
  const message = due('email', { email: { ...EMAIL, format } }, change);
  expect((await send(message)).delivery).toEqual(accepted());
  return { message, mail: smtp.arrived.at(-1)! };
};

describe('push', () => {
  test('every device gets the words, the way into the app and the answers', async () => {
    const message = due('push', { devices: [device(), device()] });
    expect(await send(message)).toEqual({ delivery: accepted(), goneDevices: [] });
    expect(push.received).toHaveLength(2);
    const { payload, ttl, urgency } = push.received[0]!;
    expect({ ttl, urgency }).toEqual({ ttl: 7200, urgency: 'normal' });
    expect(payload).toEqual({
      title: 'Hora da sua dose',
      body: 'Registre quando tomar',
      tag: message.id,
      link: '/dashboard',
      token: expect.any(String),
      actions: [
        { action: 'take', title: 'Tomei' },
        { action: 'snooze', title: 'Adiar 1 h' },
        { action: 'skip', title: 'Pular' },
      ],
      silent: false,
      vibrate: [200, 100, 200],
      requireInteraction: false,
      badge: true,
    });
    const { token } = payload as PushPayload;
    expect(readMessageToken(vault, 'answer', token!, after(23))).toBe(message.id);
    expect(() => readMessageToken(vault, 'answer', token!, after(25))).toThrow('Este link não vale mais');
  });

  test('a message that asks nothing has no answers', async () => {
    expect((await pushed({}, { isAnswerable: false })).payload).toMatchObject({ token: null, actions: [] });
  });

  test.each([
    [{ soundEnabled: false }, { silent: true, vibrate: null }],
    [{ vibrationEnabled: false }, { silent: false, vibrate: [] }],
    [{ priority: 'high' as const }, { requireInteraction: true }],
    [{ badge: false }, { badge: false }],
  ])('the settings %j are heeded', async (settings, shown) => {
    expect((await pushed(settings)).payload).toMatchObject(shown);
  });

  test.each(['low', 'normal', 'high'] as const)('the priority %s is the urgency', async (priority) => {
    expect((await pushed({ priority })).urgency).toBe(priority);
  });

  test('a long digest still fits', async () => {
    expect((await pushed({}, { body: 'é'.repeat(9000) })).payload.body).toHaveLength(600);
  });

  test('a device that is gone is named, and the others get the message', async () => {
    const gone = device({ ...push.subscribe(), endpoint: `${push.url}/push/unknown` });
    const unreadable = { id: randomUUID(), sealed: 'of another key' };
    const outcome = await send(due('push', { devices: [gone, unreadable, device()] }));
    expect(outcome).toEqual({ delivery: accepted(), goneDevices: [gone.id, unreadable.id] });
    const last = await send(due('push', { devices: [gone] }));
    expect(last).toEqual({ delivery: refused('gone'), goneDevices: [gone.id] });
  });

  test('a service that is busy is asked later, one that is silent may have it', async () => {
    push.answerWith({ status: 503, headers: { 'retry-after': '90' } });
    const busy = await send(due('push', { devices: [device()] }));
    expect(busy.delivery).toEqual({ state: 'later', retryAfterSeconds: 90 });
    push.answerWith('cut');
    expect((await send(due('push', { devices: [device()] }))).delivery).toEqual({ state: 'unknown' });
  });
});

describe('WhatsApp', () => {
  const SENTENCE = 'Hora da sua dose. Registre quando tomar.';

  test('a dose is a template with three answers, also while free text is allowed', async () => {
    const message = due('whatsapp', { windowUntil: after(20) });
    const { delivery } = await send(message);
    const [arrived] = graph.received;
    expect(delivery).toEqual(accepted(arrived!.id));
    expect(arrived).toMatchObject({
      to: '5511999990000',
      template: 'leveza_dose',
      texts: [SENTENCE],
      callbackData: message.id,
    });
    const answers = arrived!.replies.map((reply) => reply.split('.'));
    expect(answers.map(([answer]) => answer)).toEqual(['take', 'snooze', 'skip']);
    expect(readMessageToken(vault, 'answer', answers[0]![1]!, AT)).toBe(message.id);
  });

  test.each([
    ['a template', null, 'leveza_lembrete', SENTENCE],
    ['a template when the window is about to close', after(0.2), 'leveza_lembrete', SENTENCE],
    [
      'free text while the window is open',
      after(1),
      null,
      `${SENTENCE}\n\nResponda SAIR para não receber mais.`,
    ],
  ])('a message that asks nothing is %s', async (_, windowUntil, template, text) => {
    await send(due('whatsapp', { windowUntil }, { isAnswerable: false }));
    expect(graph.received).toMatchObject([{ template, texts: [text], replies: [] }]);
  });

  test('a patient without a number is reached by the id of Meta', async () => {
    await send(due('whatsapp', { address: null, outsideId: 'BR.1503' }));
    expect(graph.received).toMatchObject([{ to: 'BR.1503' }]);
  });
});

test('an SMS is one short neutral part with a way out, and its status comes back', async () => {
  const message = due('sms');
  const { delivery } = await send(message);
  expect(delivery).toEqual(accepted(sms.received[0]!.id));
  expect(sms.received).toMatchObject([
    {
      to: '+5511999990000',
      text: 'Leveza: Hora da sua dose. Veja no app. Responda SAIR para parar.',
      validSeconds: 7200,
      statusUrl: `${BASE}/api/webhooks/sms?m=${message.id}`,
    },
  ]);
});

describe('e-mail', () => {
  test('has the answer in a fragment and the way out in its header and in sight', async () => {
    const { message, mail } = await mailed('html');
    expect(mail.subject).toBe('Hora da sua dose');
    expect(mail.messageId).toContain(message.id);
    for (const shown of [mail.text, mail.html!]) {
      const [, token] = new RegExp(`${BASE}/responder#([\\w-]+)`).exec(shown) ?? [];
      expect(readMessageToken(vault, 'answer', token!, AT)).toBe(message.id);
      const [, wayOut] = new RegExp(`${BASE}/api/unsubscribe/([\\w-]+)`).exec(shown) ?? [];
      expect(readMessageToken(vault, 'unsubscribe', wayOut!, after(24 * 300))).toBe(message.userId);
      expect(mail.header('list-unsubscribe')).toBe(`<${BASE}/api/unsubscribe/${wayOut}>`);
      expect(shown).toContain('Olá, Ana.');
    }
    expect(mail.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  test('is text alone for who wants it so', async () => {
    const { mail } = await mailed('text');
    expect(mail.html).toBeNull();
    expect(mail.text).toContain('Registre quando tomar');
  });

  test('that asks nothing has no link to answer by', async () => {
    const { mail } = await mailed('html', { isAnswerable: false });
    expect(mail.text + mail.html!).not.toContain('/responder');
    expect(mail.text).toContain(`${BASE}/dashboard`);
  });
});
