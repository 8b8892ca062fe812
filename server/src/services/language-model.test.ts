import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ServerResponse } from 'node:http';
import type { TestModel } from '../testing/language-model.ts';
import { MODEL_KEY, completion, failure, startLanguageModel } from '../testing/language-model.ts';
import { sendJson } from '../testing/outside-server.ts';
import { languageModel } from './language-model.ts';

let model: TestModel;
beforeAll(async () => {
  model = await startLanguageModel();
});
beforeEach(() => {
  model.requests.length = 0;
});
afterAll(() => model.stop());

const QUESTION = {
  system: 'Responda em JSON.',
  user: '{"produto":"vitamina d"}',
  shape: { name: 'products', schema: { type: 'object' } },
  maxTokens: 2500,
  temperature: 0.3,
};

const settings = () => ({
  baseUrl: model.url,
  apiKey: MODEL_KEY as string | undefined,
  model: 'gpt-4o-mini',
  timeoutSeconds: 5,
});

test('the question goes out as the protocol wants it, and nothing beside it', async () => {
  model.say('  {"products":[]}  ');
  expect(await languageModel(settings())(QUESTION)).toBe('{"products":[]}');
  const [sent, ...others] = model.requests;
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ method: 'POST', url: '/v1/chat/completions' });
  expect(JSON.parse(sent!.body)).toEqual({
    model: 'gpt-4o-mini',
    messages: [
      { role: 'system', content: QUESTION.system },
      { role: 'user', content: QUESTION.user },
    ],
    max_tokens: 2500,
    temperature: 0.3,
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'products', schema: { type: 'object' }, strict: true },
    },
  });
  expect(Object.keys(sent!.headers).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'connection',
    'content-length',
    'content-type',
    'host',
    'sec-fetch-mode',
    'user-agent',
  ]);
});

test.each([400, 422])('a service that answers %i to a shape is asked again without one', async (status) => {
  model.say((response, { body }) =>
    body.includes('response_format')
      ? sendJson(response, status, failure('response_format is not supported', 'invalid_request_error'))
      : sendJson(response, 200, completion('[]')),
  );
  expect(await languageModel(settings())(QUESTION)).toBe('[]');
  expect(model.requests).toHaveLength(2);
});

test('a service on one’s own machine is asked without a key', async () => {
  model.say('[]');
  await expect(languageModel({ ...settings(), apiKey: undefined })(QUESTION)).rejects.toMatchObject({
    code: 'ai-key-refused',
  });
  expect(model.requests[0]!.headers).not.toHaveProperty('authorization');
});

test('text in pieces is put together', async () => {
  const content = [{ type: 'text', text: '{"products"' }, { type: 'text', text: ':[]}' }, { type: 'odd' }];
  model.say((response) => sendJson(response, 200, { choices: [{ message: { content } }] }));
  expect(await languageModel(settings())(QUESTION)).toBe('{"products":[]}');
});

const refuse = (status: number) => (response: ServerResponse) =>
  sendJson(response, status, failure('no', 'some_error'));
const html = (status: number) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><h1>Bad gateway</h1>');
};
const answer = (body: unknown) => (response: ServerResponse) => sendJson(response, 200, body);

test.each([
  ['401', refuse(401), 'ai-key-refused'],
  ['403', refuse(403), 'ai-access-denied'],
  ['429', refuse(429), 'ai-busy'],
  ['400, with and without a shape', refuse(400), 'ai-failed'],
  ['404', refuse(404), 'ai-failed'],
  ['500', refuse(500), 'ai-failed'],
  ['HTML with 502', html(502), 'ai-failed'],
  ['HTML with 200', html(200), 'ai-failed'],
  ['an envelope of another shape', answer({ output: 'x' }), 'ai-failed'],
  ['a list in place of the envelope', answer([]), 'ai-failed'],
  ['content of another shape', answer({ choices: [{ message: { content: { a: 1 } } }] }), 'ai-failed'],
  ['no choices', answer({ choices: [] }), 'ai-empty'],
  ['empty content', answer(completion('   ')), 'ai-empty'],
  ['no content', answer(completion(null)), 'ai-empty'],
  [
    'a redirect',
    (response: ServerResponse) => void response.writeHead(307, { location: '/else' }).end(),
    'ai-failed',
  ],
  ['a connection cut off', (response: ServerResponse) => void response.destroy(), 'ai-failed'],
  ['more than a megabyte', answer(completion('x'.repeat(1_100_000))), 'ai-failed'],
])('%s is told in our words', async (_, behaviour, code) => {
  model.say(behaviour);
  await expect(languageModel(settings())(QUESTION)).rejects.toMatchObject({ name: 'Problem', code });
});

test('how long to wait after 429 is passed on', async () => {
  model.say((response) => {
    response.setHeader('retry-after', '17');
    refuse(429)(response);
  });
  await expect(languageModel(settings())(QUESTION)).rejects.toMatchObject({ retryAfterSeconds: 17 });
});

test.each([
  ['that never comes', () => undefined],
  [
    'that stops in the middle',
    (response: ServerResponse) => void response.writeHead(200).write('{"choices":'),
  ],
])('an answer %s is given up', async (_, behaviour) => {
  model.say(behaviour);
  const ask = languageModel({ ...settings(), timeoutSeconds: 0.2 });
  await expect(ask(QUESTION)).rejects.toMatchObject({ code: 'ai-too-slow' });
});

test('a service that is not there is told in our words', async () => {
  const ask = languageModel({ ...settings(), baseUrl: 'http://127.0.0.1:1/v1' });
  await expect(ask(QUESTION)).rejects.toMatchObject({ code: 'ai-failed' });
});
