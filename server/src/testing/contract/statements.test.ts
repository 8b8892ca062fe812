import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { REPORT_PARTS } from '@leveza/domain/reports/types.ts';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_DATA } from '../../demo-data.ts';
import { dayFromToday } from '../day.ts';
import type { Patient } from '../test-app.ts';
import { testApp } from '../test-app.ts';
import { inWaves, watchStatements } from '../waves.ts';
import { isConstant } from '../../http/constant.ts';
import { EXAMPLES, requestOf, urlFor } from './examples.ts';
import { PLAN } from './plan-examples.ts';
import { FIRST_TRY } from '../first-try.ts';

/** The session's own lookup is one of them. A round trip costs more than most of the work it asks for. */
const MOST_STATEMENTS = 8;

/** How often a patient waits for the database: the session, the rows, what follows from them, and once more. */
const MOST_WAVES = 4;

const WAVES_OF: Partial<Record<keyof typeof ENDPOINTS, number>> = {
  // Every screen asks these.
  readMe: 2,
  listNotifications: 2,
  // The first long report also keeps the figures of its months, of which it knows when all else is read.
  readReport: 5,
};

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
  '%s asks at most eight statements of a filled account, in at most four waves',
  FIRST_TRY,
  async (key, endpoint) => {
    const { method, status } = endpoint;
    const name = key as keyof typeof ENDPOINTS;
    const example = await EXAMPLES[name](ana);
    const waves = await wavesOf(() => ana.call(method, urlFor(name, example), requestOf(example)), status);
    const texts = waves.flat();
    expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
    // Without one of its own, besides the session's, its answer is the same at every call.
    expect(texts.length).toBeGreaterThan(isConstant(endpoint) ? 0 : 1);
    const inOrder = waves.map((wave) => wave.join('\n')).join('\n\n');
    expect(waves.length, inOrder).toBeLessThanOrEqual(WAVES_OF[name] ?? MOST_WAVES);
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

test('the plans read the marks of boxes and the treatment once', FIRST_TRY, async () => {
  const texts = await asked(() => ana.call('GET', '/api/plans'));
  const naming = (table: string) => texts.filter((text) => text.includes(`"${table}\\"`));
  expect([naming('plan_snoozes').length, naming('dose_steps').length]).toEqual([1, 1]);
});

test('twenty pens are added by as few statements as one', async () => {
  const { body } = await EXAMPLES.addPen(ana);
  const added = (copies: number) =>
    asked(() => ana.call('POST', '/api/pens', { payload: { ...(body as object), copies } }), 201);
  expect(await added(20)).toHaveLength((await added(1)).length);
});

/** The statements of one call that succeeds, in the waves in which it asks them. */
async function wavesOf(call: () => ReturnType<Patient['call']>, status = 200): Promise<readonly string[][]> {
  const { left, ask } = inWaves();
  const restore = watchStatements(ask);
  try {
    const reply = await call();
    expect(reply.statusCode, reply.body).toBe(status);
    return left;
  } finally {
    restore();
  }
}

async function asked(call: () => ReturnType<Patient['call']>, status?: number): Promise<string[]> {
  return (await wavesOf(call, status)).flat();
}
