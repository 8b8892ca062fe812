import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { DEMO_DATA } from '../../demo-data.ts';
import type { Patient } from '../test-app.ts';
import { testApp } from '../test-app.ts';
import { EXAMPLES, requestOf, urlFor } from './examples.ts';

/** The session's own lookup is one of them. A round trip costs more than most of the work it asks for. */
const MOST_STATEMENTS = 8;

let ana: Patient;
beforeAll(async () => {
  const house = await testApp();
  ana = await house.patient();
  for (const fill of DEMO_DATA) await fill(house.db, ana.id, new Date());
});

const reads = Object.entries<Endpoint>(ENDPOINTS).filter(
  ([, { access, method }]) => access === 'patient' && method === 'GET',
);

test.each(reads)('%s asks at most eight statements of a filled account', async (key, { method, status }) => {
  const name = key as keyof typeof ENDPOINTS;
  const example = await EXAMPLES[name](ana);
  // The first long report after older records changed keeps the figures of their months, once.
  if (name === 'readReport') await ana.call(method, urlFor(name, example), requestOf(example));
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const reply = await ana.call(method, urlFor(name, example), requestOf(example));
    expect(reply.statusCode, reply.body).toBe(status ?? 200);
    const texts = asked.mock.calls.map(([query]) => JSON.stringify(query));
    expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
    expect(texts.length).toBeGreaterThan(0);
  } finally {
    asked.mockRestore();
  }
});
