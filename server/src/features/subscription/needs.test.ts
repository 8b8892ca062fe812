import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { type FeatureId, opens } from '@leveza/domain/subscription/features.ts';
import { TIER_IDS, type TierId } from '@leveza/domain/subscription/tiers.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { UNUSED_SMTP } from '../../testing/contract/message-examples.ts';
import { EXAMPLES, requestOf, urlFor } from '../../testing/contract/examples.ts';
import { startLanguageModel, MODEL_KEY } from '../../testing/language-model.ts';
import { atTheEnd } from '../../testing/endings.ts';
import type { Patient } from '../../testing/test-app.ts';
import { NEEDS } from './needs.ts';
import { endTrial, givePlan, type HostedHouse, hostedHouse } from './testing/hosted-house.ts';

/** Why the other calls that add or change something need no plan, by the beginning of their address. */
const FREE: Record<string, string> = {
  '/account': 'the account, its export and its deletion',
  '/answers': 'answers a reminder of a dose that runs',
  '/applications': 'doses of the treatment',
  '/appointments': 'records, and what was deleted comes back by it',
  '/auth': 'the way in',
  '/carers': 'another person who looks after the patient',
  '/caring': 'another person who looks after the patient',
  '/consents': 'the right to agree and to withdraw',
  '/doses': 'doses of plans that run',
  '/exams': 'records: results are read for safety',
  '/foods': 'records of meals',
  '/interactions': 'warnings',
  '/meals': 'records of meals',
  '/measurements': 'records',
  '/messages': 'what was sent',
  '/moments': 'what was shown',
  '/notifications': 'what was told',
  '/nutrition': 'records of meals and their goals',
  '/pens': 'the pens of the treatment',
  '/photos': 'records',
  '/plans/:id': 'changes a plan that runs',
  '/prescriptions': 'papers of what runs',
  '/products': 'names what is at home, from which warnings are made',
  '/push-subscriptions': 'a device renews its address by itself; switching on is a setting',
  '/reports': 'reads what is recorded',
  '/settings/notifications/:channel': 'proves a number that was switched on',
  '/settings/reminders': 'when what runs is reminded',
  '/shared': 'opens what was shared',
  '/side-effects': 'records and red flags',
  '/subscription': 'the way to a plan and out of it',
  '/treatment': 'pauses what runs',
  '/usage': 'records of what was taken',
  '/user-inventory': 'the stock at home, from which warnings are made',
  '/users': 'who the patient is',
  '/water': 'records of drinks',
  '/wellbeing': 'records',
};

type Name = keyof typeof ENDPOINTS;
const all = Object.entries<Endpoint>(ENDPOINTS) as [Name, Endpoint][];
const begins = all.filter(([, { method }]) => method === 'POST' || method === 'PUT');

let house: HostedHouse;
beforeAll(async () => {
  const model = await startLanguageModel();
  atTheEnd(() => model.stop());
  const llm = { baseUrl: model.url, apiKey: MODEL_KEY, model: 'test', timeoutSeconds: 5 };
  house = await hostedHouse({ llm, smtpUrl: UNUSED_SMTP });
});

test('every call that adds or changes something needs a plan, or has a reason why it needs none', () => {
  const unnamed = begins.filter(
    ([, endpoint]) =>
      !NEEDS.has(endpoint) && !Object.keys(FREE).some((prefix) => endpoint.path.startsWith(prefix)),
  );
  expect(unnamed.map(([name, { path }]) => `${name} ${path}`)).toEqual([]);
});

test('reading and taking away never need a plan', () => {
  expect([...NEEDS.keys()].filter(({ method }) => method !== 'POST' && method !== 'PUT')).toEqual([]);
});

/** Tells whether the plan closed the call; any other answer comes from the call itself. */
async function isClosed(
  patient: Patient,
  endpoint: Endpoint,
  url: string,
  options: object,
): Promise<boolean> {
  const reply = await patient.call(endpoint.method, url, options);
  expect(reply.statusCode, reply.body).toBeLessThan(500);
  return reply.statusCode === 402 && reply.body.includes('"plan-needed"');
}

const passing = all.filter(([, endpoint]) => endpoint.access === 'patient' && !NEEDS.has(endpoint));

test.each(passing)('without any plan, %s works as before', async (name, endpoint) => {
  const ana = await house.patient();
  const example = await EXAMPLES[name](ana);
  await endTrial(ana);
  expect(await isClosed(ana, endpoint, urlFor(name, example), requestOf(example))).toBe(false);
});

const COURSE = {
  name: 'Loratadina',
  dosageForm: 'tablet',
  doseMg: 10,
  scheduledTimes: ['08:00'],
  medicationType: 'oral_medication',
};
/** Calls that begin something, with their feature; without a body, the contract's example is sent. */
const BEGINNINGS: [name: Name, body: Record<string, unknown> | null, feature: FeatureId | null][] = [
  ['aiSearch', { query: 'magnésio', brand: '', type: 'supplement' }, 'ai'],
  ['readMealText', null, 'ai'],
  ['extractExam', null, 'ai'],
  ['extractExamPicture', null, 'ai'],
  ['createShare', null, 'reports'],
  ['startCalendarFeed', {}, 'calendar'],
  ['updateMessageSettings', { whatsapp: { enabled: true } }, 'whatsapp'],
  ['updateMessageSettings', { push: { pushEnabled: true } }, 'push'],
  ['updateMessageSettings', { email: { frequency: 'daily' } }, null],
  ['addPlan', { ...COURSE, medicationType: 'supplement', name: 'Creatina' }, 'supplements'],
  ['addPlan', { ...COURSE, medicationType: 'vitamin', name: 'Vitamina D3' }, 'supplements'],
  ['addPlan', COURSE, 'oral-medications'],
  // The treatment itself, as a tablet.
  ['addPlan', { ...COURSE, name: 'Rybelsus', doseMg: 7 }, null],
];

test('every call of the list is tried with every plan', () => {
  const tried = new Set<Endpoint>(BEGINNINGS.map(([name]) => ENDPOINTS[name]));
  expect([...NEEDS.keys()].filter((endpoint) => !tried.has(endpoint))).toEqual([]);
});

describe.each(BEGINNINGS)('%s %o', (name, payload, feature) => {
  const standings: (TierId | null)[] = [null, ...TIER_IDS];
  test.each(standings)('with the plan %s', async (tier) => {
    const ana = await house.patient();
    const consent = { purpose: 'ai', version: CONSENT_VERSION };
    await ana.call('POST', '/api/consents', { payload: consent });
    const example = payload === null ? await EXAMPLES[name](ana) : { body: payload };
    await endTrial(ana);
    if (tier) await givePlan(ana, tier);
    const isOpen = feature === null || opens(tier, feature);
    expect(await isClosed(ana, ENDPOINTS[name], urlFor(name, example), requestOf(example))).toBe(!isOpen);
  });
});

test('another strength of a medicine that has a plan goes on, and a running channel or feed stays', async () => {
  const ana = await house.patient();
  const post = (url: string, payload: object) => ana.call('POST', url, { payload });
  await post('/api/plans', COURSE);
  await post('/api/calendar/feed', {});
  const whatsapp = { enabled: true, phoneNumber: '(11) 98888-7777' };
  await ana.call('PUT', '/api/settings/notifications', { payload: { whatsapp } });
  await endTrial(ana);
  const replies = [
    await post('/api/plans', { ...COURSE, name: 'Loratadina 5 mg', doseMg: 5 }),
    await post('/api/calendar/feed', {}),
    await ana.call('PUT', '/api/settings/notifications', {
      payload: { whatsapp: { ...whatsapp, phoneNumber: '(11) 97777-6666' } },
    }),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 200, 200]);
});

test('the sentence says what is missing, which plan holds it, and that nothing is lost', async () => {
  const ana = await house.patient();
  await endTrial(ana);
  const reply = await ana.call('POST', '/api/plans', { payload: COURSE });
  expect(reply.json()).toMatchObject({
    error: {
      code: 'plan-needed',
      message:
        'Para criar um plano para um novo medicamento, é preciso o plano Farmácia Completa. O que você já registrou continua aberto. Veja os planos em Assinatura.',
    },
  });
});
