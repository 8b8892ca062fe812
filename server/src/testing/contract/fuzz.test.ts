import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { UNUSED_SMTP } from './message-examples.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { anyCharacter } from '@leveza/domain/testing/any-character.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { multipart } from '../multipart.ts';
import { testApp } from '../test-app.ts';
import { EXAMPLES, urlFor } from './examples.ts';

const TOTAL_RUNS = Number(process.env.FUZZ_RUNS ?? 10_000);

const calls = Object.entries<Endpoint>(ENDPOINTS);
const carriesSomething = ({ params, query, body, upload }: Endpoint) => params ?? query ?? body ?? upload;
/** A call that reads nothing of what is sent has little to be tried with. */
const BARE_RUNS = 10;
const bare = calls.filter(([, endpoint]) => !carriesSomething(endpoint)).length;
const runsEach = Math.ceil((TOTAL_RUNS - bare * BARE_RUNS) / (calls.length - bare));

let house: TestApp;

beforeAll(async () => {
  house = await testApp({ smtpUrl: UNUSED_SMTP });
});

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const nastyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.constantFrom(
    '\0',
    'a\0b',
    '\ud800',
    '\udc00x',
    '%',
    "'; drop table users; --",
    '<img src=x onerror=alert(1)>',
    '\u202e',
    '',
  ),
  fc.constantFrom(
    '9'.repeat(400),
    'x'.repeat(5000),
    '-0',
    '1e309',
    'NaN',
    '0x10',
    '2026-02-30',
    '../../etc/passwd',
  ),
);

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, -1, 0, 1e308, -1e308, 5e-324, 1.5, 2 ** 53, 99_999_999_999, []),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(nastyText, { maxLength: 4 }),
  fc.dictionary(fc.constantFrom('id', 'name', 'constructor', 'toString', 'length', '__proto__x'), nastyText),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A request that would work, with some of its parts replaced. */
const damage = fc.record({
  fields: fc.array(fc.tuple(fc.nat(), nastyValue), { minLength: 1, maxLength: 3 }),
  extra: fc.option(fc.tuple(nastyText, nastyValue), { freq: 4 }),
  wholeBody: fc.option(
    fc.oneof(
      fc.jsonValue().map((value) => JSON.stringify(value)),
      nastyText,
      fc.constant(deep(5000)),
    ),
    { freq: 6 },
  ),
  query: fc.dictionary(
    fc.oneof(fc.constantFrom('page', 'limit', 'search', 'brand', 'exact'), nastyText),
    nastyText,
    { maxKeys: 3 },
  ),
  param: fc.option(nastyText, { freq: 3 }),
  key: fc.option(fc.string({ maxLength: 30 }), { freq: 6 }),
});

/** A part of the server that its operator has not set up answers 503, whatever is sent. */
const isSwitchedOff = (body: string) => body.includes('"code":"exam-model-off"');

describe(`nothing a user sends is our fault (${runsEach} requests each)`, () => {
  test.each(calls)(
    '%s',
    async (key, endpoint) => {
      const name = key as keyof typeof ENDPOINTS;
      // One for each call: signing out is one of them.
      const ana = await house.patient();
      const example = await EXAMPLES[name](ana);
      await fc.assert(
        fc.asyncProperty(damage, async ({ fields, extra, wholeBody, query, param, key: idempotencyKey }) => {
          const body: Record<string, unknown> = { ...example.body };
          const names = Object.keys(body);
          for (const [at, value] of fields) if (names.length > 0) body[names[at % names.length]!] = value;
          if (extra) body[extra[0]] = extra[1];
          const params = param === null ? example.params : replaced(example.params, param.toWellFormed());
          const hasBody = endpoint.body !== undefined;
          const headers = {
            ...(hasBody && { 'content-type': 'application/json' }),
            ...(idempotencyKey && { 'idempotency-key': idempotencyKey.replaceAll(/[^\x20-\x7e]/g, '?') }),
          };
          const file = example.file && multipart(damaged(example.file, wholeBody, fields));
          const reply = await ana.call(endpoint.method, urlFor(name, { params, query: wellFormed(query) }), {
            headers,
            ...(hasBody && { payload: wholeBody ?? JSON.stringify(body) }),
            ...file,
          });
          if (!isSwitchedOff(reply.body)) expect(reply.statusCode, reply.body).toBeLessThan(500);
          if (endpoint.download && reply.statusCode === 200) return;
          expect(reply.json<{ success: boolean }>().success).toBe(reply.statusCode < 400);
        }),
        { numRuns: carriesSomething(endpoint) ? runsEach : BARE_RUNS },
      );
    },
    240_000,
  );
});

/** Some bytes of the file are another's, or all of them. */
function damaged(file: { name: string; content: Buffer }, whole: string | null, at: [number, unknown][]) {
  const content = whole === null ? Buffer.from(file.content) : Buffer.from(whole);
  for (const [place, value] of at) {
    content.write(JSON.stringify(value), place % Math.max(1, content.length));
  }
  return { ...file, content };
}

function replaced(params: Record<string, string> | undefined, value: string): Record<string, string> {
  return Object.fromEntries(Object.keys(params ?? {}).map((name) => [name, value]));
}

/** A URL cannot carry half a character; bodies can, and do. */
function wellFormed(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]),
  );
}
