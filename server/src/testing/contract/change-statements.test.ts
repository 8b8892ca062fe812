import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { type ProblemCode, PROBLEMS } from '@leveza/contract/problem.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_DATA } from '../../demo-data.ts';
import { dayFromToday } from '../day.ts';
import { MODEL_KEY, startLanguageModel, type TestModel } from '../language-model.ts';
import { startClock, stopClock } from '../standing-clock.ts';
import type { Patient, TestApp } from '../test-app.ts';
import { testApp } from '../test-app.ts';
import type { Example } from './example.ts';
import { EXAMPLES, requestOf, urlFor } from './examples.ts';
import { FIRST_TRY } from '../first-try.ts';

type Name = keyof typeof ENDPOINTS;
const ALL: Record<Name, Endpoint> = ENDPOINTS;

/**
 * The session's lookup, begin and commit are among them. A read has eight; a change also locks, writes and answers with what
 * follows from it. A request with a key takes three more, to find it and to keep the answer.
 */
const MOST_STATEMENTS = 12;

/** The changes that ask more, with their own limit. */
const EXCUSED: Partial<Record<Name, number>> = {
  // Every table of the account.
  exportData: 270,
  importData: 110,
  deleteAccount: 19,
  // Limits of tries, the other devices, and a letter about it.
  changePassword: 15,
  updateMessageSettings: 15,
  addCarer: 14,
  // The treatment before and after, and each pen is counted anew.
  registerApplication: 19,
  changeApplication: 17,
  deleteApplication: 13,
  restoreApplication: 14,
  changePen: 13,
  // The plan, the doses it leaves and those of the plan it replaces.
  changePlan: 13,
  // The plans and their doses: one may have been taken again since.
  restoreUse: 13,
  // Two a meal.
  copyMealDay: 13,
};

/** They need a payment provider or a channel that this house does not have, or ask until a message has arrived. */
const OUTSIDE: Name[] = [
  'askRefund',
  'cancelSubscription',
  'changeSubscription',
  'checkSubscription',
  'keepSubscription',
  'openBillingPortal',
  'openCheckout',
  'sendChannelCode',
  'testChannel',
];

/** They end the session, need an account of another state, or spoil it for the others. */
const ALONE: Name[] = [
  'changePassword',
  'startTwoFactor',
  'confirmTwoFactor',
  'disableTwoFactor',
  'renewRecoveryCodes',
  'changeEmail',
  'endSession',
  'endOtherSessions',
  'withdrawConsent',
  'updateProfile',
  'importData',
  'deleteAccount',
];

let house: TestApp;
let model: TestModel;
let ana: Patient;
beforeAll(async () => {
  model = await startLanguageModel();
  house = await testApp({
    llm: { baseUrl: model.url, apiKey: MODEL_KEY, model: 'test', timeoutSeconds: 5 },
  });
  // At another hour other doses would be due. Of tomorrow, because the database ends sessions by its own clock.
  stopClock(instantAt(dayFromToday(1), '12:00', DEFAULT_ZONE));
  ana = await house.patient();
  for (const fill of DEMO_DATA) await fill(house.db, ana.id, new Date());
});

afterAll(async () => {
  startClock();
  await model.stop();
});

const measured = new Map<Name, number>();

const changes = (Object.keys(ENDPOINTS) as Name[]).filter(
  (name) => ALL[name].access === 'patient' && ALL[name].method !== 'GET' && !OUTSIDE.includes(name),
);

test.each(changes)('%s asks no more statements than its limit', FIRST_TRY, async (name) => {
  const patient = ALONE.includes(name) ? await house.patient() : ana;
  const texts = await asked(patient, name, await EXAMPLES[name](patient));
  measured.set(name, texts.length);
  expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(EXCUSED[name] ?? MOST_STATEMENTS);
});

test('no change is excused that stays within the limit', () => {
  const needless = Object.keys(EXCUSED).filter((name) => measured.get(name as Name)! <= MOST_STATEMENTS);
  expect(needless).toEqual([]);
});

/** The statements of a change that succeeds; the questions it asks back are answered, one after another. */
async function asked(patient: Patient, name: Name, example: Example): Promise<string[]> {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const { method, status = 200 } = ALL[name];
    const reply = await patient.call(method, urlFor(name, example), requestOf(example));
    const flag = reply.statusCode === 409 && flagOf(reply.json<{ error: { code: string } }>().error.code);
    if (flag) {
      queries.mockRestore();
      return await asked(patient, name, { ...example, body: { ...example.body, [flag]: true } });
    }
    expect(reply.statusCode, reply.body).toBe(status);
    return queries.mock.calls.map(([query]) => JSON.stringify(query));
  } finally {
    queries.mockRestore();
  }
}

function flagOf(code: string): string | undefined {
  const problem = PROBLEMS[code as ProblemCode];
  return 'asks' in problem ? problem.asks : undefined;
}
