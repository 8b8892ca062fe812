import { UNUSED_SMTP } from './message-examples.ts';
import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, type MockInstance, test, vi } from 'vitest';
import type { TestModel } from '../language-model.ts';
import { type LocalStripe, startStripe } from '../stripe/local-stripe.ts';
import { MODEL_KEY, startLanguageModel } from '../language-model.ts';
import type { Patient, TestApp } from '../test-app.ts';
import { testApp } from '../test-app.ts';
import { EXAMPLES, requestOf, urlFor } from './examples.ts';
import { FIRST_TRY } from '../first-try.ts';

let house: TestApp;
let model: TestModel;
let stripe: LocalStripe;
let bia: Patient;
/** Those with rows of a patient. */
let tables: string[];
/** Those whose rows have an id. */
let named: string[];
let queries: MockInstance<(query: string | { text: string }) => unknown>;

beforeAll(async () => {
  model = await startLanguageModel();
  const llm = { baseUrl: model.url, apiKey: MODEL_KEY, model: 'test', timeoutSeconds: 5 };
  stripe = await startStripe();
  const billing = { isHosted: true, stripe: stripe.config };
  house = await testApp({ llm, smtpUrl: UNUSED_SMTP, billing });
  bia = await house.patient('Bia');
  const { rows } = await house.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by table_name`);
  tables = rows.map(({ name }) => name);
  queries = vi.spyOn(pg.Client.prototype, 'query');
  const { rows: withId } = await house.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`);
  named = withId.map(({ name }) => name).filter((name) => tables.includes(name));
});

afterAll(async () => {
  queries.mockRestore();
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

/** Everything stored for a patient: one sum a table, in one statement. */
async function everythingOf(patient: Patient): Promise<object[]> {
  const sums = tables.map(
    (table) => sql`
      select ${table}::text as table, md5(string_agg(t::text, '|' order by t::text)) as sum
      from ${sql.identifier(table)} t where user_id = ${patient.id}`,
  );
  return (await house.db.execute(sql.join(sums, sql` union all `))).rows;
}

/** Whether a body names a row of this patient: their box, pen or plan, not a product that Leveza ships. */
async function namesRowOf(patient: Patient, body: unknown): Promise<boolean> {
  const ids = JSON.stringify(body ?? {}).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
  if (ids.length === 0) return false;
  const found = named.map(
    (table) => sql`select id from ${sql.identifier(table)}
      where user_id = ${patient.id} and id in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`,
  );
  return (await house.db.execute(sql.join(found, sql` union all `))).rows.length > 0;
}

test('the tables with rows of a patient are found', () => {
  expect(tables).toContain('profiles');
  expect(tables).toContain('measurements');
});

/** Calls whose example names a row of its patient in the body. */
const namedInBody: string[] = [];

const patientCalls = Object.entries<Endpoint>(ENDPOINTS).filter(
  ([, endpoint]) => endpoint.access === 'patient',
);

describe.each(patientCalls)('%s', FIRST_TRY, (key, endpoint) => {
  const name = key as keyof typeof ENDPOINTS;
  const { method } = endpoint;

  // One patient for each call: deleting the account is one of them.
  test('is refused to others, changes nothing for them, and works for its owner', async () => {
    const ana = await house.patient('Ana');
    const example = await EXAMPLES[name](ana);
    const before = await everythingOf(ana);
    const stranger = await house.app.inject({ method, url: urlFor(name, example), ...requestOf(example) });
    expect(stranger.statusCode, `a stranger: ${stranger.body}`).toBe(401);
    if (endpoint.params && !NOT_A_ROW.has(name)) {
      const other = await bia.call(method, urlFor(name, example), requestOf(example));
      expect(other.statusCode, `another patient: ${other.body}`).toBe(404);
    }
    if (!endpoint.params && (await namesRowOf(ana, example.body))) {
      const other = await bia.call(method, urlFor(name, example), requestOf(example));
      expect(other.statusCode, `another patient: ${other.body}`).toBeGreaterThanOrEqual(400);
      expect(other.statusCode, `another patient: ${other.body}`).toBeLessThan(500);
      namedInBody.push(name);
    }
    expect(await everythingOf(ana)).toEqual(before);

    const reply = await ana.call(method, urlFor(name, example), requestOf(example));
    expect(reply.statusCode, `the owner: ${reply.body}`).toBe(endpoint.status ?? 200);
  });
});

test('rows are named in bodies too', () => {
  expect(namedInBody).toEqual(
    expect.arrayContaining([
      'registerUse',
      'takeDose',
      'skipPlannedDose',
      'snoozeDose',
      'registerApplication',
    ]),
  );
});

// Drizzle writes the columns of a statement of one table without their table. Inside a subquery such a column is the
// subquery's own: 'weighed.user_id = "user_id"' is true of every patient.
test('no subquery compares a column with itself', () => {
  const texts = new Set(
    queries.mock.calls.map(([query]) => (typeof query === 'string' ? query : query.text)),
  );
  expect(texts.size).toBeGreaterThan(300);
  const compared = [...texts].flatMap((text) => text.match(/\S+\s*=\s*"\w+"(?!\.)/g) ?? []);
  expect([...new Set(compared)]).toEqual([]);
});
