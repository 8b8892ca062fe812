import type { FoundProduct } from '@leveza/contract/catalog/search.ts';
import type { ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestModel } from '../../testing/language-model.ts';
import { completion, failure, modelProduct, startLanguageModel } from '../../testing/language-model.ts';
import type { TestOpenFoodFacts } from '../../testing/open-food-facts.ts';
import { SPREAD, startOpenFoodFacts } from '../../testing/open-food-facts.ts';
import { sendJson } from '../../testing/outside-server.ts';
import type { TestDatabase } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-app.ts';
import type { SearchHouse, Searcher } from './testing/search-house.ts';
import { bearer, outsideSettings, searchHouse, searcher } from './testing/search-house.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let model: TestModel;
let off: TestOpenFoodFacts;
let database: TestDatabase;
let house: SearchHouse;

beforeAll(async () => {
  [model, off, database] = [await startLanguageModel(), await startOpenFoodFacts(), await testDatabase()];
  house = await searchHouse(database.db, outsideSettings({ model, off }));
});
beforeEach(() => {
  model.requests.length = 0;
  off.requests.length = 0;
  off.fail(null);
  model.say(JSON.stringify({ products: [modelProduct()] }));
});
afterAll(async () => {
  await house.app.close();
  await model.stop();
  await off.stop();
});

interface Answer {
  data: FoundProduct[];
  error: { code: string; message: string; fields?: Record<string, string> };
}

async function ask(payload: object, patient?: Searcher, headers = {}, { app } = house) {
  const who = patient ?? (await searcher(database.db));
  const url = '/api/products/ai-search';
  const reply = await app.inject({ method: 'POST', url, payload, headers: { ...bearer(who), ...headers } });
  return { status: reply.statusCode, headers: reply.headers, ...reply.json<Answer>() };
}

test('what the model and Open Food Facts know, each product once, the likeliest first', async () => {
  model.say(
    JSON.stringify({
      products: [
        modelProduct({ name: 'Creme de avelã', confidence: 0.4 }),
        modelProduct({ name: 'CREME DE AVELÃ', confidence: 0.7 }),
        modelProduct({ name: 'Nutella', brand: 'Nutella', confidence: 0.6 }),
        ...Array.from({ length: 15 }, (_, n) => modelProduct({ name: `Outro ${n}`, confidence: n / 100 })),
      ],
    }),
  );
  const { status, data } = await ask({ query: 'creme', ean: SPREAD });
  expect(status).toBe(200);
  expect(data).toHaveLength(12);
  expect(data.slice(0, 3).map(({ name, source, confidence }) => [name, source, confidence])).toEqual([
    ['Nutella', 'open-food-facts', 0.9],
    ['CREME DE AVELÃ', 'ai', 0.7],
    ['Outro 14', 'ai', 0.14],
  ]);
});

test('nothing goes out but what was typed, and nothing typed is logged or kept', async () => {
  const ana = await searcher(database.db);
  await ask({ query: 'hidroxicloroquina', brand: 'Laboratório Zeta', type: 'medication', ean: SPREAD }, ana, {
    'idempotency-key': 'typed-once',
    cookie: 'x=segredo',
  });
  const [sent, ...others] = model.requests;
  expect(others).toEqual([]);
  const { messages, ...settings } = JSON.parse(sent!.body) as { messages: { content: string }[] };
  expect(JSON.parse(messages[1]!.content)).toEqual({
    produto: 'hidroxicloroquina',
    marca: 'Laboratório Zeta',
    ean: SPREAD,
  });
  expect(Object.keys(settings).toSorted()).toEqual(['max_tokens', 'model', 'response_format', 'temperature']);
  const everything = JSON.stringify([model.requests, off.requests]);
  for (const personal of [ana.id, ana.token, 'Ana Maria', '@example.com', 'segredo'])
    expect(everything).not.toContain(personal);
  expect(JSON.stringify(off.requests)).not.toContain('hidroxicloroquina');

  expect(house.logged.join('')).toContain('/api/products/ai-search');
  for (const typed of ['hidroxicloroquina', 'Zeta', SPREAD])
    expect(house.logged.join('')).not.toContain(typed);
  const kept = await database.db.execute(sql`select * from idempotency_keys where user_id = ${ana.id}`);
  expect(kept.rows).toEqual([]);
});

test('the blank is not asked for', async () => {
  const { status, error } = await ask({ query: '  ', brand: '', ean: ' ' });
  expect([status, error.fields]).toEqual([
    422,
    { query: 'Informe o produto, a marca ou o código de barras.' },
  ]);
  await ask({ query: '', brand: 'Medley', ean: '' });
  expect(JSON.parse(model.requests[0]!.body)).toMatchObject({
    messages: [{}, { content: JSON.stringify({ marca: 'Medley' }) }],
  });
});

test('a wrong barcode is refused before anybody is asked', async () => {
  const { status, error } = await ask({ query: 'whey', ean: '1234567890123' });
  expect([status, error.fields]).toEqual([422, { ean: 'Código de barras inválido. Confira os números.' }]);
  expect(model.requests).toEqual([]);
});

describe('without', () => {
  test('consent nobody is asked', async () => {
    const ana = await searcher(database.db, { agrees: false });
    const { status, error } = await ask({ query: 'whey' }, ana);
    expect([status, error.code]).toEqual([403, 'ai-consent-needed']);
    expect(model.requests).toEqual([]);
    expect(await optionsOf(ana)).toEqual({
      isAiConfigured: true,
      needsAiConsent: true,
      aiSearchesLeftToday: 30,
    });
  });

  test('consent any more nobody is asked', async () => {
    const ana = await searcher(database.db);
    expect((await ask({ query: 'whey' }, ana)).status).toBe(200);
    await database.db.execute(
      sql`update consents set withdrawn_at = now() where user_id = ${ana.id} and purpose = 'ai'`,
    );
    expect((await ask({ query: 'whey' }, ana)).error.code).toBe('ai-consent-needed');
    expect(model.requests).toHaveLength(1);
  });

  test('a model it says so', async () => {
    const bare = await searchHouse(database.db, {});
    const ana = await searcher(database.db);
    const { status, error } = await ask({ query: 'whey' }, ana, {}, bare);
    expect(status).toBe(409);
    expect(error.message).toMatch(/^API Key do OpenAI não está configurada/);
    expect((await optionsOf(ana, bare)).isAiConfigured).toBe(false);
    await bare.app.close();
  });

  test('a session nobody is asked', async () => {
    const reply = await house.app.inject({
      method: 'POST',
      url: '/api/products/ai-search',
      payload: { query: 'whey' },
    });
    expect(reply.statusCode).toBe(401);
    expect(model.requests).toEqual([]);
  });
});

async function optionsOf(patient: Searcher, { app } = house) {
  const reply = await app.inject({ url: '/api/products/search-options', headers: bearer(patient) });
  return reply.json<{ data: { isAiConfigured: boolean } }>().data;
}

test('so many searches a day and patient, however fast they come', FIRST_TRY, async () => {
  const few = await searchHouse(database.db, { ...outsideSettings({ model, off }), aiSearchesPerDay: 3 });
  const [ana, bia] = [await searcher(database.db), await searcher(database.db)];
  const asked = await Promise.all(Array.from({ length: 8 }, () => ask({ query: 'whey' }, ana, {}, few)));
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = asked.find(({ status }) => status === 429)!;
  expect(refused.error.code).toBe('ai-daily-limit');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  expect(model.requests).toHaveLength(3);
  expect(await optionsOf(ana, few)).toMatchObject({ aiSearchesLeftToday: 0 });
  expect(await optionsOf(bia, few)).toMatchObject({ aiSearchesLeftToday: 3 });
  expect((await ask({ query: 'whey' }, bia, {}, few)).status).toBe(200);
  await few.app.close();
});

const refuse = (status: number) => (response: ServerResponse) =>
  sendJson(response, status, failure('no', 'some_error'));

describe('a failure of the model is told in words', () => {
  test.each([
    ['401', refuse(401), 502, 'A busca com IA não está disponível agora.'],
    ['403', refuse(403), 502, 'A busca com IA não está disponível agora.'],
    ['429', refuse(429), 429, 'Limite de requisições da IA atingido. Tente novamente em alguns minutos.'],
    ['500', refuse(500), 502, 'O serviço de IA não está respondendo.'],
    ['silence', completion(''), 502, 'Resposta vazia da IA. Tente reformular sua busca.'],
    ['slowness', () => undefined, 504, 'A IA demorou demais para responder.'],
  ])('%s', async (_, behaviour, status, sentence) => {
    model.say(typeof behaviour === 'function' ? behaviour : (response) => sendJson(response, 200, behaviour));
    const answer = await ask({ query: 'whey' });
    expect(answer.status).toBe(status);
    expect(answer.error.message).toContain(sentence);
  });

  test('but not when the barcode was known', async () => {
    model.say(refuse(500));
    expect((await ask({ query: 'creme', ean: SPREAD })).data.map(({ name }) => name)).toEqual(['Nutella']);
  });
});

test('an answer without products is an empty list, and Open Food Facts away is no failure', async () => {
  model.say('Desculpe, não conheço.');
  off.fail((response) => void response.destroy());
  const { status, data } = await ask({ query: 'xyz', ean: '7891000100103' });
  expect([status, data]).toEqual([200, []]);
});
