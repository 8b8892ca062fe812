import { describe, expect, test } from 'vitest';
import { signed, signedNews, statusNews, tapNews, textNews } from '../../testing/channels/graph-news.ts';
import { GRAPH } from '../../testing/channels/graph.ts';
import { answerVerification, readWebhook } from './webhook.ts';

const AT = new Date('2026-11-16T11:00:00Z');
const ANA = { from: '5511999990000', at: AT, id: 'wamid.ana' };
const SIGNATURE = 'x-hub-signature-256';
const read = ({ body, headers }: ReturnType<typeof signed>) =>
  readWebhook(GRAPH.appSecret, body, headers[SIGNATURE]);
const NOTHING = { taps: [], texts: [], statuses: [] };

describe('the news of Meta', () => {
  test('a tap on a quick reply', () => {
    const tap = { messageId: 'wamid.ana', from: ANA.from, userId: null, at: AT, payload: 'a1' };
    expect(read(tapNews('a1', ANA))).toEqual({ ...NOTHING, taps: [tap] });
  });

  test('a tap on a button of free text', () => {
    const interactive = { type: 'button_reply', button_reply: { id: 'a1', title: 'Tomei' } };
    const messages = [
      { id: 'wamid.ana', from: ANA.from, timestamp: '1794826800', type: 'interactive', interactive },
    ];
    expect(read(signedNews({ messages }))?.taps).toMatchObject([{ payload: 'a1', at: AT }]);
  });

  test('a text, of a person who shows no number', () => {
    const news = read(textNews('SAIR, não quero mais 👋', { userId: 'BR.1503', at: AT, id: 'wamid.bia' }));
    const text = {
      messageId: 'wamid.bia',
      from: null,
      userId: 'BR.1503',
      at: AT,
      text: 'SAIR, não quero mais 👋',
    };
    expect(news).toEqual({ ...NOTHING, texts: [text] });
  });

  test('the fate of a message', () => {
    const sent = { messageId: 'wamid.1', callbackData: 'm1', status: 'delivered', at: AT, errorCode: null };
    expect(read(statusNews({ id: 'wamid.1', status: 'delivered', callbackData: 'm1', at: AT }))).toEqual({
      ...NOTHING,
      statuses: [sent],
    });
    const failed = read(statusNews({ id: 'wamid.1', status: 'failed', errorCode: 131_047, at: AT }));
    expect(failed?.statuses).toMatchObject([{ status: 'failed', errorCode: 131_047, callbackData: null }]);
  });

  test('entries of a kind Leveza does not know are left out, and the others are read', () => {
    const known = {
      id: 'wamid.2',
      from: ANA.from,
      timestamp: '1794826800',
      type: 'text',
      text: { body: 'oi' },
    };
    const unknown = [null, 7, { type: 'sticker' }, { id: 'wamid.3', timestamp: 'soon', text: { body: 'x' } }];
    const statuses = [{ id: 'wamid.4', status: 'played', timestamp: '1794826800' }];
    const news = read(signedNews({ messages: [...unknown, known], statuses, contacts: 'none' }));
    expect(news).toMatchObject({ texts: [{ text: 'oi' }], taps: [], statuses: [] });
  });

  test.each([
    '',
    'x',
    'null',
    '[]',
    '{"entry":7}',
    '{"entry":[{"changes":[{"field":"account_update"}]}]}',
    '{"entry":[null]}',
  ])('the signed body %j has none', (body) => expect(read(signed(Buffer.from(body)))).toEqual(NOTHING));
});

describe('a body that Meta did not sign', () => {
  const { body, headers } = tapNews('a1', ANA);
  const signature = headers[SIGNATURE]!;
  test.each([
    ['no signature', body, undefined],
    ['an empty one', body, ''],
    ['one without its name', body, signature.slice('sha256='.length)],
    ['one of another secret', body, signed(body, 'another').headers[SIGNATURE]],
    ['one of another body', Buffer.concat([body, Buffer.from(' ')]), signature],
    [
      'the same content written anew',
      Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1)),
      signature,
    ],
  ])('is not read: %s', (_, bytes, header) => {
    expect(readWebhook(GRAPH.appSecret, bytes, header)).toBeNull();
  });

  test('is not read where no secret is configured', () => {
    const empty = signed(body, '');
    expect(readWebhook(undefined, empty.body, empty.headers[SIGNATURE])).toBeNull();
    expect(readWebhook('', empty.body, empty.headers[SIGNATURE])).toBeNull();
  });
});

describe("Meta's check of the address", () => {
  const query = { 'hub.mode': 'subscribe', 'hub.verify_token': 'verify me', 'hub.challenge': '1158201444' };
  test('is answered with its challenge', () => {
    expect(answerVerification('verify me', query)).toBe('1158201444');
  });
  test.each([
    ['another token', 'verify me', { ...query, 'hub.verify_token': 'verify' }],
    ['another mode', 'verify me', { ...query, 'hub.mode': 'unsubscribe' }],
    ['a list of tokens', 'verify me', { ...query, 'hub.verify_token': ['verify me'] }],
    ['no challenge', 'verify me', { ...query, 'hub.challenge': undefined }],
    ['no token configured', undefined, { ...query, 'hub.verify_token': '' }],
  ])('is refused with %s', (_, token, asked) => {
    expect(answerVerification(token, asked)).toBeNull();
  });
});
