import { createHash } from 'node:crypto';
import { UNUSED_SMTP } from './message-examples.ts';
import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestModel } from '../language-model.ts';
import { type LocalStripe, startStripe } from '../stripe/local-stripe.ts';
import { MODEL_KEY, startLanguageModel } from '../language-model.ts';
import type { Patient, TestApp } from '../test-app.ts';
import { testApp } from '../test-app.ts';
import { EXAMPLES, requestOf, urlFor } from './examples.ts';

let house: TestApp;
let model: TestModel;
let stripe: LocalStripe;
let bia: Patient;

beforeAll(async () => {
  model = await startLanguageModel();
  const llm = { baseUrl: model.url, apiKey: MODEL_KEY, model: 'test', timeoutSeconds: 5 };
  stripe = await startStripe();
  const billing = { isHosted: true, stripe: stripe.config };
  house = await testApp({ llm, smtpUrl: UNUSED_SMTP, billing });
  bia = await house.patient('Bia');
});

afterAll(async () => {
  await model.stop();
  await stripe.stop();
});

/** These calls name no row of a patient: a barcode or a channel, for example. */
const NOT_A_ROW = new Set([
  'findByEan',
  'readAnalyte',
  'lookUpFoodBarcode',
  'recordWellbeing',
  'changeZone',
  'dismissInteraction',
  'testChannel',
  'sendChannelCode',
  'confirmChannel',
]);

/** Everything stored for a patient, in one number. */
async function everythingOf(patient: Patient): Promise<string> {
  const { rows: tables } = await house.db.execute<{ table_name: string }>(sql`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by table_name`);
  expect(tables.length).toBeGreaterThan(1);
  const hash = createHash('sha256');
  for (const { table_name: table } of tables) {
    const { rows } = await house.db.execute(
      sql`select t::text from ${sql.identifier(table)} t where user_id = ${patient.id} order by 1`,
    );
    hash.update(table).update(JSON.stringify(rows));
  }
  return hash.digest('hex');
}

const patientCalls = Object.entries<Endpoint>(ENDPOINTS).filter(
  ([, endpoint]) => endpoint.access === 'patient',
);

describe.each(patientCalls)('%s', (key, endpoint) => {
  const name = key as keyof typeof ENDPOINTS;
  const { method } = endpoint;

  test('works for its owner', async () => {
    // One for each: deleting the account is one of the calls.
    const ana = await house.patient('Ana');
    const example = await EXAMPLES[name](ana);
    const reply = await ana.call(method, urlFor(name, example), requestOf(example));
    expect(reply.statusCode, reply.body).toBe(endpoint.status ?? 200);
  });

  test('asks a stranger to sign in, and changes nothing', async () => {
    const ana = await house.patient('Ana');
    const example = await EXAMPLES[name](ana);
    const before = await everythingOf(ana);
    const reply = await house.app.inject({ method, url: urlFor(name, example), ...requestOf(example) });
    expect(reply.statusCode).toBe(401);
    expect(await everythingOf(ana)).toBe(before);
  });

  if (!endpoint.params || NOT_A_ROW.has(name)) return;
  test("does not know another patient's row", async () => {
    const ana = await house.patient('Ana');
    const example = await EXAMPLES[name](ana);
    const before = await everythingOf(ana);
    const reply = await bia.call(method, urlFor(name, example), requestOf(example));
    expect(reply.statusCode, reply.body).toBe(404);
    expect(await everythingOf(ana)).toBe(before);
  });
});
