import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Fault } from '../../testing/channels/channel-server.ts';
import type { TestGraph } from '../../testing/channels/graph.ts';
import { graphError, startGraph } from '../../testing/channels/graph.ts';
import type { TemplateMessage } from './whatsapp.ts';
import { whatsappSender } from './whatsapp.ts';

let graph: TestGraph;
beforeAll(async () => {
  graph = await startGraph();
});
afterAll(() => graph.stop());
beforeEach(() => graph.answerWith(null));

const DOSE: TemplateMessage = {
  to: '+55 (11) 99999-0000',
  template: 'dose',
  parameters: ['Hora da\nsua dose.     Até já'],
  replies: ['a1', 'b2', 'c3'],
  callbackData: 'message-1',
};
const sender = (other = {}) => whatsappSender({ ...graph.config, ...other }, 2000);

test('a template arrives with its words in one line and its quick replies in order', async () => {
  const delivery = await sender().sendTemplate(DOSE);
  const received = graph.received.at(-1)!;
  expect(delivery).toEqual({ state: 'accepted', reference: received.id });
  expect(received).toMatchObject({
    to: '5511999990000',
    template: 'leveza_dose',
    texts: ['Hora da sua dose. Até já'],
    replies: ['a1', 'b2', 'c3'],
    callbackData: 'message-1',
  });
});

test('a code stands in the text and in the button that copies it', async () => {
  const code = { to: '5511999990000', template: 'code', parameters: ['482913'], callbackData: 'c' } as const;
  expect(await sender().sendTemplate({ ...code, parameters: [...code.parameters] })).toMatchObject({
    state: 'accepted',
  });
  expect(graph.received.at(-1)).toMatchObject({
    template: 'leveza_codigo',
    texts: ['482913'],
    copied: ['482913'],
  });
});

test('free text goes to a person known only by an id', async () => {
  const text = 'Anotado: dose tomada.';
  expect(await sender().sendText({ to: 'BR.1503', text, callbackData: 'm' })).toMatchObject({
    state: 'accepted',
  });
  expect(graph.received.at(-1)).toMatchObject({ to: 'BR.1503', template: null, texts: [text] });
});

const LATER = { state: 'later', retryAfterSeconds: null };
const refusedAs = (reason: string) => ({ state: 'refused', reason });

test.each<[string, Fault, object]>([
  ['a wrong token', graphError(401, 190), refusedAs('rejected')],
  ['a wrong parameter', graphError(400, 131_009), refusedAs('rejected')],
  ['a template that is paused', graphError(400, 132_015), refusedAs('rejected')],
  ['a number without WhatsApp', graphError(400, 131_026), refusedAs('undeliverable')],
  ['too many messages', graphError(429, 130_429), LATER],
  ['too many messages, without saying so in the status', graphError(400, 80_007), LATER],
  ['too many messages to one person', graphError(400, 131_056), { state: 'later', retryAfterSeconds: 6 }],
  [
    'a pause Meta asks for',
    { ...graphError(429, 130_429), headers: { 'retry-after': '90' } },
    { state: 'later', retryAfterSeconds: 90 },
  ],
  ['a passing fault', graphError(500, 131_000), LATER],
  ['an unknown code', graphError(400, 999_999), refusedAs('rejected')],
  ['an unknown code of a server in trouble', graphError(503, 999_999), LATER],
  ['a gateway in trouble', { status: 502 }, LATER],
  ['a good answer without an id', { status: 200, body: {} }, { state: 'unknown' }],
  ['a cut line', 'cut', { state: 'unknown' }],
])('%s: %j means %j', async (_, fault, delivery) => {
  graph.answerWith(fault);
  expect(await sender().sendTemplate(DOSE)).toEqual(delivery);
});

test('Meta may have a message it does not answer, and has none where it is not there', async () => {
  graph.answerWith('hang');
  expect(await whatsappSender(graph.config, 100).sendTemplate(DOSE)).toEqual({ state: 'unknown' });
  expect(await sender({ url: 'http://127.0.0.1:1' }).sendTemplate(DOSE)).toEqual(LATER);
});

test("names and tokens that Meta does not know are the operator's to mend", async () => {
  const templates = { ...graph.config.templates, dose: 'outro' };
  expect(await sender({ templates }).sendTemplate(DOSE)).toEqual(refusedAs('rejected'));
  expect(await sender({ token: 'EAAB-old' }).sendTemplate(DOSE)).toEqual(refusedAs('rejected'));
});

test('without a configuration nothing is sent', async () => {
  const none = whatsappSender(null);
  expect(await none.sendTemplate(DOSE)).toEqual(refusedAs('not-configured'));
  expect(await none.sendText({ ...DOSE, text: 'oi' })).toEqual(refusedAs('not-configured'));
});
