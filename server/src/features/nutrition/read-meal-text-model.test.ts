import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { ReadFood } from '@leveza/contract/nutrition/day.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MODEL_KEY, startLanguageModel, type TestModel } from '../../testing/language-model.ts';
import { type Patient, testApp } from '../../testing/test-app.ts';

let model: TestModel;
let ana: Patient;
beforeAll(async () => {
  model = await startLanguageModel();
  const llm = { baseUrl: model.url, apiKey: MODEL_KEY, model: 'test', timeoutSeconds: 5 };
  ana = await (await testApp({ llm })).patient();
});
beforeEach(() => {
  model.requests.length = 0;
});
afterAll(() => model.stop());

async function readText(text: string) {
  const reply = await ana.call('POST', '/api/nutrition/read-text', { payload: { text } });
  return {
    status: reply.statusCode,
    ...reply.json<{ data: ReadFood[]; error: { code: string; message: string } }>(),
  };
}

const consent = () =>
  ana.call('POST', '/api/consents', { payload: { purpose: 'ai', version: CONSENT_VERSION } });

test('nothing leaves before consent; then only the text', async () => {
  model.say(
    JSON.stringify({
      foods: [
        { words: '2 ovos', name: 'Ovo cozido', quantity: 2, grams: null },
        { words: 'gororoba', name: 'Xilofone', quantity: null, grams: null },
        'no food at all',
      ],
    }),
  );
  expect((await readText('2 ovos e gororoba')).error.code).toBe('ai-consent-needed');
  expect(model.requests).toEqual([]);
  await consent();
  const { status, data } = await readText('2 ovos e gororoba');
  expect(status).toBe(200);
  expect(data.map(({ words, food }) => [words, food?.name ?? null])).toEqual([
    ['2 ovos', 'Ovo cozido'],
    ['gororoba', null],
  ]);
  const { body } = model.requests[0]!;
  expect(body).toContain('2 ovos e gororoba');
  expect(body).not.toContain('Ana');
});

test.each<[string, string | null, string]>([
  ['nothing', null, 'ai-empty'],
  ['no JSON', 'Desculpe, não entendi.', 'ai-empty'],
])('an answer of %s is told as such', async (_, said, code) => {
  await consent();
  model.say(said);
  const { error } = await readText('2 ovos');
  expect(error.code).toBe(code);
  expect(error.message).toContain('escolha os alimentos na lista');
});

test('JSON without foods is a text without foods', async () => {
  await consent();
  model.say('{"foods":[]}');
  expect((await readText('bom dia')).data).toEqual([]);
});

test('a service that never answers is given up', async () => {
  await consent();
  model.say(() => undefined);
  expect((await readText('2 ovos')).error.code).toBe('ai-too-slow');
});
