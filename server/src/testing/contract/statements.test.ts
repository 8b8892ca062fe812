import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { REPORT_PARTS } from '@leveza/domain/reports/types.ts';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { DEMO_DATA } from '../../demo-data.ts';
import { dayFromToday } from '../day.ts';
import type { Patient } from '../test-app.ts';
import { testApp } from '../test-app.ts';
import { EXAMPLES, requestOf, urlFor } from './examples.ts';
import { PLAN } from './plan-examples.ts';
import { FIRST_TRY } from '../first-try.ts';

/** The session's own lookup is one of them. A round trip costs more than most of the work it asks for. */
const MOST_STATEMENTS = 8;

let ana: Patient;
beforeAll(async () => {
  const house = await testApp();
  ana = await house.patient();
  for (const fill of DEMO_DATA) await fill(house.db, ana.id, new Date());
  // The end of a counted course is computed from the whole plan, which is one question more.
  const course = { ...PLAN, planType: 'course', totalDoses: 400, startDate: dayFromToday(-10) };
  const added = await ana.call('POST', '/api/plans', { payload: course });
  if (added.statusCode !== 201) throw new Error(added.body);
});

const reads = Object.entries<Endpoint>(ENDPOINTS).filter(
  ([, { access, method }]) => access === 'patient' && method === 'GET',
);

test.each(reads)(
  '%s asks at most eight statements of a filled account',
  FIRST_TRY,
  async (key, { method, status }) => {
    const name = key as keyof typeof ENDPOINTS;
    const example = await EXAMPLES[name](ana);
    const texts = await asked(() => ana.call(method, urlFor(name, example), requestOf(example)), status);
    expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
    expect(texts.length).toBeGreaterThan(0);
    // The first long report also keeps the figures of its months.
    if (name === 'readReport') expect(texts.join('\n')).toContain('keep_alone');
  },
);

test('a doctor who opens a link asks at most eight, with years, every part and a PIN', async () => {
  const payload = { purpose: 'sharing', version: CONSENT_VERSION };
  await ana.call('POST', '/api/consents', { payload });
  const pin = '4821';
  const share = await ana.call('POST', '/api/shares', {
    payload: { label: 'Dra. Helena', parts: REPORT_PARTS, from: dayFromToday(-1000), pin },
  });
  const token = share.json<{ data: { url: string } }>().data.url.split('#')[1]!;
  const open = () => ana.call('POST', '/api/shared/open', { payload: { token, pin } });
  const texts = await asked(open);
  expect(texts.join('\n')).toContain('keep_alone');
  expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
});

test('twenty pens are added by as few statements as one', async () => {
  const { body } = await EXAMPLES.addPen(ana);
  const added = (copies: number) =>
    asked(() => ana.call('POST', '/api/pens', { payload: { ...(body as object), copies } }), 201);
  expect(await added(20)).toHaveLength((await added(1)).length);
});

/** The statements of one call that succeeds. */
async function asked(call: () => ReturnType<Patient['call']>, status = 200): Promise<string[]> {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const reply = await call();
    expect(reply.statusCode, reply.body).toBe(status);
    return queries.mock.calls.map(([query]) => JSON.stringify(query));
  } finally {
    queries.mockRestore();
  }
}
