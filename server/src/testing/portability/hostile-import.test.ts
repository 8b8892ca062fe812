import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { getTableName } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_DATA } from '../../demo-data.ts';
import { startDemo } from '../../features/auth/start-demo.ts';
import { PATIENT_DATA } from '../../patient-data.ts';
import { watchTables } from '../contract/tables-in-use.ts';
import { multipart } from '../multipart.ts';
import { visitorCall } from '../call-by.ts';
import type { TestApp } from '../test-app.ts';
import { testApp } from '../test-app.ts';
import { fillAccount } from './accounts.ts';
import type { ExportedDocument } from './archives.ts';
import { bareDocument, documentIn, exportOf } from './archives.ts';

let house: TestApp;
let document: ExportedDocument;
let whole: Content;
/** The reads that a wrong value in a list can break. */
let readsOf: (list: string) => string[];

beforeAll(async () => {
  house = await testApp();
  const { user } = await startDemo(visitorCall(house.db), { demosPerHour: 10, demoData: DEMO_DATA });
  const settings = { privacyLevel: 'private' as const, emailNotifications: true, smsNotifications: false };
  await fillAccount(house.db, house.vault, user.id, {
    profile: null,
    settings,
    notices: [],
    products: [],
    hasPicture: false,
  });
  document = await documentIn(await exportOf(house, user.id));
  whole = document.content;
  document.content = someRows(whole);
  readsOf = await readsByList();
});

type Content = ExportedDocument['content'];
type Row = Content[string][number];

const TABLES = new Map(PATIENT_DATA.content.map(({ name, table }) => [name, getTableName(table)]));

/**
 * A read can break when its statements name the list's table, or one that an import fills beside the lists. The others
 * answer as for the untouched file.
 */
async function readsByList(): Promise<typeof readsOf> {
  const tables = await watchTables(house.database.pool);
  const patient = await house.patient();
  await tables.written();
  const untouched = multipart({ name: 'leveza.json', content: bareDocument(document.content) });
  const imported = await patient.call('POST', '/api/account/import', untouched);
  expect(imported.statusCode, imported.body).toBe(200);
  const lists = new Set(TABLES.values());
  const beside = [...(await tables.written())].filter((table) => !lists.has(table));
  const named = new Map<string, ReadonlySet<string>>();
  for (const url of READS) {
    const [reply, names] = await tables.namedBy(() => patient.call('GET', url));
    expect(reply.statusCode, url).toBe(200);
    named.set(url, names);
  }
  tables.stop();
  return (list) =>
    READS.filter((url) => [TABLES.get(list)!, ...beside].some((table) => named.get(url)!.has(table)));
}

/** The amounts of pens follow from every row of these; those of boxes are counted anew. */
const LEDGERS = new Set(['stockMovements', 'useDraws', 'penMovements', 'applications', 'applicationDraws']);
const FEW = 5;

/**
 * A few rows of each list, and as many of one that others refer to by their place as they need: hundreds of imports of a
 * whole demonstration would take minutes.
 */
function someRows(all: Content): Content {
  const content = withShortLedgers(all);
  // A list refers to lists before it.
  for (const { name, table, fields } of PATIENT_DATA.content.toReversed()) {
    const places = PATIENT_DATA.content.flatMap((list) =>
      list.fields.flatMap((field) =>
        'to' in field && field.to === table ? content[list.name]!.map((row) => Number(row[field.key])) : [],
      ),
    );
    const needed = Math.max(FEW, ...places.filter(Number.isInteger));
    const rows = places.length > 0 ? content[name]! : nearestFirst(content[name]!, fields);
    if (!LEDGERS.has(name)) content[name] = rows.slice(0, needed);
  }
  return content;
}

/** Rows that refer to the beginnings of other lists, of which then little is needed. */
function nearestFirst(rows: Row[], fields: (typeof PATIENT_DATA.content)[number]['fields']): Row[] {
  const links = fields.flatMap((field) => ('to' in field ? [field.key] : []));
  const farthest = (row: Row) =>
    Math.max(0, ...links.map((key) => Number(row[key])).filter(Number.isInteger));
  return rows.toSorted((one, other) => farthest(one) - farthest(other));
}

/** The largest movements of each box, the one that brought it among them; the box then holds as much as they leave. */
function withShortLedgers(content: Content): Content {
  const movements = Map.groupBy(content.stockMovements!, ({ itemId }) => itemId);
  const largest = (place: unknown) =>
    (movements.get(place) ?? [])
      .toSorted((one, other) => Number(other.quantity) - Number(one.quantity))
      .slice(0, FEW);
  const left = (place: number) => largest(place).reduce((sum, { quantity }) => sum + Number(quantity), 0);
  return {
    ...content,
    inventory: content.inventory!.map((box, at) => ({ ...box, currentQuantity: left(at + 1) })),
    stockMovements: [...movements.keys()].flatMap(largest),
  };
}

const HOSTILE = [
  'a\0b',
  '\uD800',
  'x'.repeat(100_000),
  '../../etc/passwd',
  "'; drop table users; --",
  '2026-02-30',
  '9999-12-31',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  'NaN',
  '__proto__',
  1e300,
  -1e300,
  5e-324,
  -0.001,
  99_999.999,
  2 ** 53,
  { code: 'x' },
  JSON.parse('{"__proto__":{"a":1}}') as unknown,
  [[['x']]],
  [null],
  null,
  undefined,
];

/** Wrong in every way, and right by chance now and then. */
const value = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: -2, max: 300 }),
  fc.string({ maxLength: 40 }),
  fc.boolean(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

const column = fc.constantFrom(
  ...PATIENT_DATA.content.flatMap(({ name, fields }) => fields.map(({ key }) => ({ list: name, key }))),
);

interface Wrong {
  key: string;
  value: unknown;
  at?: number;
}

/** The first and the last day there is, for every column: days counted from them have no year, or one of five digits. */
const OUTERMOST_DAYS = PATIENT_DATA.content.flatMap(({ name, fields }) => {
  const columns = fields.flatMap(({ key, ...field }) => {
    const word = 'kind' in field ? field.kind.word : '';
    if (word.startsWith('day')) return [{ key, days: ['0001-01-01', '9999-12-31'] }];
    const instants = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'];
    return word.startsWith('instant') ? [{ key, days: instants }] : [];
  });
  return [0, 1].map((end) => ({
    list: name,
    wrong: columns.map(({ key, days }): Wrong => ({ key, value: days[end] })),
  }));
});

/** Every screen's reading that needs no row of its own. */
const READS = Object.values<Endpoint>(ENDPOINTS)
  .filter(
    ({ method, access, params, download }) =>
      method === 'GET' && access === 'patient' && !params && !download,
  )
  .map(({ path }) => `/api${path}`);

const statuses = new Map<number, number>();

/** Whether a file with these values in one list is imported; then everything that shows the list has to answer. */
async function isImported(list: string, wrong: readonly Wrong[]): Promise<boolean> {
  const content = structuredClone(document.content);
  const rows = content[list]!;
  for (const [order, { key, value: its, at = order }] of wrong.entries()) rows[at % rows.length]![key] = its;
  const patient = await house.patient();
  const file = multipart({ name: 'leveza.json', content: bareDocument(content) });
  const { statusCode, body } = await patient.call('POST', '/api/account/import', file);
  statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  expect([200, 422], body).toContain(statusCode);
  if (statusCode !== 200) return false;
  for (const url of readsOf(list)) expect((await patient.call('GET', url)).statusCode, url).toBe(200);
  expect((await patient.call('POST', '/api/account/export')).statusCode).toBe(200);
  return true;
}

/** Each in a row of its own, as far as there are rows: an import and an export cost the same for one and for five. */
async function tryTogether(list: string, wrong: readonly Wrong[]): Promise<void> {
  const rows = document.content[list]!.length;
  if (rows === 0) return;
  for (let from = 0; from < wrong.length; from += rows) {
    const some = wrong.slice(from, from + rows);
    if ((await isImported(list, some)) || some.length === 1) continue;
    for (const one of some) await isImported(list, [one]);
  }
}

const namesWithRows = (content: Content) => Object.keys(content).filter((name) => content[name]!.length > 0);

test('every list with rows keeps some', () => {
  expect(namesWithRows(document.content)).toEqual(namesWithRows(whole));
});

test('whatever a file says, it is refused, or the app can show it', async () => {
  for (const { list, wrong } of OUTERMOST_DAYS) await tryTogether(list, wrong);
  await fc.assert(
    fc.asyncProperty(column, value, fc.nat(), async ({ list, key }, wrong, at) => {
      if (document.content[list]!.length > 0) await isImported(list, [{ key, value: wrong, at }]);
    }),
    { numRuns: 150 },
  );
  expect(READS.length).toBeGreaterThan(5);
  expect(statuses.get(200)).toBeGreaterThan(5);
  expect(statuses.get(422)).toBeGreaterThan(30);
}, 180_000);
