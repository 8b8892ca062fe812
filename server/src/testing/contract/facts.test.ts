import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { UNUSED_SMTP } from './message-examples.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { PROBLEMS } from '@leveza/contract/problem.ts';
import type { Fact } from '@leveza/contract/facts.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayFromToday } from '../day.ts';
import type { TestModel } from '../language-model.ts';
import { startClock, stopClock } from '../standing-clock.ts';
import { type LocalStripe, startStripe } from '../stripe/local-stripe.ts';
import { MODEL_KEY, startLanguageModel } from '../language-model.ts';
import type { Patient, TestApp } from '../test-app.ts';
import { testApp } from '../test-app.ts';
import { type Altered, altered, type Answered, unforeseen, unneeded } from './altered.ts';
import type { Example } from './example.ts';
import { EXAMPLES, requestOf, urlFor } from './examples.ts';
import { EXCUSED } from './excused-omissions.ts';
import { filledAccount } from './filled-account.ts';
import { harmlessOmissions, unnoticedOmissions } from './planted-omissions.ts';
import { type Answer, ask, askAgain, readsOf, rowsOf, SESSION_LOOKUP } from './reads.ts';
import { type TablesInUse, watchTables } from './tables-in-use.ts';
import { ACCOUNT } from './telling/account.ts';
import { ANSWERS } from './telling/answers.ts';
import { BOXES } from './telling/boxes.ts';
import { EXAMS } from './telling/exams.ts';
import { HALF_LIFE } from './telling/half-life.ts';
import { NUTRITION } from './telling/nutrition.ts';
import { PAYING } from './telling/paying.ts';
import { PLANS } from './telling/plans.ts';
import { RECORDS } from './telling/records.ts';
import { FILLED, MOVED } from './telling/filled.ts';
import { REMINDERS, withoutDoses } from './telling/reminders.ts';
import { REPORTS } from './telling/reports.ts';
import { SENDING, startDeadSms } from './telling/sending.ts';
import { SESSIONS } from './telling/sessions.ts';
import { SHELF } from './telling/shelf.ts';
import { SWITCHES } from './telling/switches.ts';
import type { Telling } from './telling/telling.ts';
import { TREATMENT } from './telling/treatment.ts';
import { FIRST_TRY } from '../first-try.ts';

type Name = keyof typeof ENDPOINTS;
const ALL: Record<Name, Endpoint> = ENDPOINTS;
const TELLING = [
  ...BOXES,
  ...TREATMENT,
  ...RECORDS,
  ...EXAMS,
  ...ACCOUNT,
  ...ANSWERS,
  ...HALF_LIFE,
  ...SWITCHES,
  ...PLANS,
  ...REPORTS,
  ...NUTRITION,
  ...SESSIONS,
  ...SENDING,
  ...PAYING,
];
const tellingNames = new Set(TELLING.map(({ name }) => name));

/**
 * Every change: by examples that show much of what it does, else by the one every endpoint has. The examples stand in
 * the order that some need: one notification is read before all are. The endpoints come from modules, sorted by name.
 */
const CHANGES: Telling[] = [
  ...TELLING,
  ...REMINDERS,
  ...SHELF,
  ...FILLED,
  ...(Object.keys(EXAMPLES) as Name[])
    .filter((name) => ALL[name].method !== 'GET' && !tellingNames.has(name))
    .map((name) => ({ what: 'its example', name, example: EXAMPLES[name] })),
  ...MOVED,
];

/** These are done to a second account, in which no other change renamed a medicine or moved the zone. */
const SECOND: Name[] = [
  'dismissInteraction',
  'addSideEffect',
  'takeDose',
  'skipPlannedDose',
  'snoozeDose',
  'takeDoseBack',
  'testChannel',
  // Their meal, check-in and drink are of today, and in the zone that was moved it may be tomorrow.
  'addMeal',
  'recordWellbeing',
  'changeFood',
];

/** These are done to a third account, each prepared when its turn comes: preparing one undoes another. */
const IN_TURN: Name[] = [
  'startTwoFactor',
  'confirmTwoFactor',
  'disableTwoFactor',
  // One living subscription an account; each of these needs it in another state.
  'changeSubscription',
  'cancelSubscription',
  'keepSubscription',
  'askRefund',
  // Their plan takes the place of the treatment's, whose next dose would no longer follow from the last one.
  'holdStep',
  'moveStep',
];

/** Each of these needs an account it was not done to; those that end the session need nothing in it. */
const ALONE: Partial<Record<Name, 'filled' | 'empty'>> = {
  confirmChannel: 'empty',
  // The moment of the day is there until another change takes it away.
  seeMoment: 'filled',
  openCheckout: 'empty',
  checkSubscription: 'empty',
  // Preparing one of these ends the carers of the others.
  changeCarer: 'empty',
  endCarer: 'empty',
  // Its link would be the newest one, which was never opened.
  checkShare: 'empty',
  importData: 'empty',
  deleteAccount: 'empty',
  // Its dose would be the newest, and comes after the pause only where the clock goes on.
  continuePause: 'empty',
  // Its dose counts by the moment of the pause, as there.
  pauseTreatment: 'empty',
  resumeTreatment: 'empty',
  // Each has a dose of its own that is due.
  answerReminder: 'empty',
  logout: 'empty',
};

interface Tracked {
  owner: Patient;
  /** Its clock stands still here: an answer differs by what was changed, and by nothing else. */
  at: Date;
  answers: Answer[];
}

let house: TestApp;
let tables: TablesInUse;
let model: TestModel;
let stripe: LocalStripe;
let sms: Awaited<ReturnType<typeof startDeadSms>>;
let shared: Tracked;
let second: Tracked;
let third: Tracked;
let reminded: Tracked;
let reached: Tracked;
/** Another patient with rows of the same kinds, to whom nothing is done. */
let bystander: Tracked;
const prepared = new Map<Telling, Example>();
/** The reads that each change altered, for the tests of this test. */
const outcomes = new Map<string, Altered[]>();
/** The facts of a change that none of its examples touched: printed, since an example may be too poor to show it. */
const idle = new Map<Name, Fact[]>();

beforeAll(async () => {
  model = await startLanguageModel();
  const llm = { baseUrl: model.url, apiKey: MODEL_KEY, model: 'test', timeoutSeconds: 5 };
  stripe = await startStripe();
  const billing = { isHosted: true, stripe: stripe.config };
  sms = await startDeadSms();
  house = await testApp({ llm, smtpUrl: UNUSED_SMTP, billing, sms: sms.config });
  // Most changes write to one of its tables, such as the last weight to the profile, and hardly any alters its answer.
  tables = await watchTables(house.database.pool, SESSION_LOOKUP);
  const elsewhere = new Set<Telling>([...REMINDERS, ...SESSIONS, ...SHELF, ...FILLED, ...MOVED]);
  const others = CHANGES.filter((change) => !elsewhere.has(change));
  const isElsewhere = new Set<string>([...Object.keys(ALONE), ...SECOND, ...IN_TURN]);
  const usual = others.filter(({ name }) => !isElsewhere.has(name));
  shared = await prepare(usual);
  bystander = await prepare(usual, { keeps: false });
  second = await prepare(others.filter(({ name }) => SECOND.includes(name)));
  third = await prepare([], { at: noonOf(1) });
  reminded = await prepare(REMINDERS, { account: withoutDoses });
  reached = await prepare([], { account: withoutDoses, at: noonOf(1) });
});

/** Of tomorrow at the earliest: the database looks at its own clock for the end of a session. */
const noonOf = (daysAhead: number) => instantAt(dayFromToday(daysAhead), '12:00', DEFAULT_ZONE);

interface Prepared {
  account?: typeof filledAccount;
  keeps?: boolean;
  /** The moment at which its clock stands from the beginning. */
  at?: Date;
}

async function prepare(
  changes: readonly Telling[],
  { account = filledAccount, keeps = true, at }: Prepared = {},
): Promise<Tracked> {
  if (at) stopClock(at);
  else startClock();
  const owner = await account(house);
  for (const change of changes) {
    const example = await change.example(owner);
    if (keeps) prepared.set(change, example);
  }
  return track(owner);
}

afterAll(async () => {
  startClock();
  tables.stop();
  await model.stop();
  await stripe.stop();
  await sms.stop();
  for (const [name, facts] of idle) {
    if (facts.length > 0) process.stdout.write(`${name}: no example changed ${facts.join(', ')}\n`);
  }
});

async function track(owner: Patient): Promise<Tracked> {
  const at = new Date();
  stopClock(at);
  return { owner, at, answers: await ask(owner, tables, await readsOf(owner)) };
}

async function alone(filling: 'filled' | 'empty', change: Telling): Promise<Tracked> {
  startClock();
  if (filling === 'filled') return prepare([change]);
  const owner = await house.patient();
  prepared.set(change, await change.example(owner));
  return track(owner);
}

/** The account of a change, in which its example is ready. */
async function accountFor(change: Telling): Promise<Tracked> {
  if ([...SHELF, ...SESSIONS].includes(change)) return inTurn(reached, change);
  if ([...FILLED, ...MOVED].includes(change) || IN_TURN.includes(change.name)) return inTurn(third, change);
  const filling = ALONE[change.name];
  if (filling) return alone(filling, change);
  if (REMINDERS.includes(change)) return reminded;
  return SECOND.includes(change.name) ? second : shared;
}

async function inTurn(tracked: Tracked, change: Telling): Promise<Tracked> {
  const { owner, at, answers: before } = tracked;
  stopClock(at);
  await tables.written();
  prepared.set(change, await change.example(owner));
  tracked.answers = await askAgain(owner, tables, { before, written: await tables.written() });
  return tracked;
}

const statusOf = ({ name, refusedWith }: Telling) =>
  refusedWith ? PROBLEMS[refusedWith].status : (ALL[name].status ?? 200);

const isSilent = ({ body }: Answered) => /^{"success":true,"data":(\[\]|null|{"product":null)/.test(body);

test('every read has something to show', () => {
  expect(shared.answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(shared.answers.filter(isSilent)).toEqual([]);
});

// Doses decide whether the patient's own interval holds, and set the usual day, and name only `applications`.
test('every read of the plan shows the doses it is counted from', () => {
  const ofPlan = shared.answers.filter(({ endpoint }) => endpoint.shows.includes('dose-plan'));
  expect(ofPlan.length).toBeGreaterThan(0);
  expect(ofPlan.filter(({ endpoint }) => !endpoint.shows.includes('applications'))).toEqual([]);
});

describe.each(CHANGES)('$name, $what,', FIRST_TRY, (change) => {
  test('alters no read that shares no fact with it', async () => {
    const { name, what } = change;
    const endpoint = ALL[name];
    if (endpoint.method === 'GET') throw new Error(`${name} is a read`);
    const tracked = await accountFor(change);
    const { owner, at, answers } = tracked;
    stopClock(at);
    const example = prepared.get(change)!;
    const before = [...answers, ...(await rowsOf(owner, tables, example))];
    await tables.written();

    const [reply] = await Promise.all([
      owner.call(endpoint.method, urlFor(name, example), requestOf(example)),
      change.meanwhile?.(house),
    ]);
    // Public calls speak of links and passwords that only telling examples have.
    if (endpoint.access === 'patient' || tellingNames.has(name))
      expect(reply.statusCode, reply.body).toBe(statusOf(change));

    const after = await askAgain(owner, tables, { before, written: await tables.written() });
    tracked.answers = after.slice(0, answers.length);
    const changed = altered(before, after);
    outcomes.set(`${name}, ${what}`, changed);
    const needless = new Set(unneeded(endpoint.changes, changed));
    const isCarriedOut = endpoint.access === 'patient' && ALONE[name] !== 'empty';
    const soFar = idle.get(name) ?? endpoint.changes;
    if (isCarriedOut)
      idle.set(
        name,
        soFar.filter((fact) => needless.has(fact)),
      );
    expect(unforeseen(endpoint.changes, changed)).toEqual([]);
  });
});

// Else a read depends on something beside its tables, and was not asked again after a change of that.
test('after all changes, the answers that were kept are those that are given', async () => {
  for (const { owner, at, answers } of [shared, second, third, reminded, reached]) {
    stopClock(at);
    expect(altered(answers, await ask(owner, tables, answers))).toEqual([]);
  }
});

test('no change of another patient alters an answer', async () => {
  stopClock(bystander.at);
  expect(altered(bystander.answers, await ask(bystander.owner, tables, bystander.answers))).toEqual([]);
});

// Most were missing while commands kept lists: with a fact taken away, this test has to say so.
test.each<[change: string, fact: Fact, missed: string[]]>([
  ['addItem, a new insulin', 'inventory', ['listInteractions', 'readSideEffectSummary']],
  ['recordMovement, a loss that leaves little', 'notifications', ['listNotifications']],
  ['changeItem, a box renamed to a medicine that interacts', 'inventory', ['listUses', 'listInteractions']],
  ['changeItem, a box told of earlier', 'notifications', ['listNotifications']],
  ['changeApplicationSettings, another interval', 'dose-plan', ['listPens', 'readPen']],
  // These two move the plan only while their dose is the newest.
  [`recordPastApplications, ${SWITCHES[0]!.what}`, 'applications', ['readApplicationsOverview', 'readLevel']],
  [`recordPastApplications, ${SWITCHES[1]!.what}`, 'applications', ['readApplicationsOverview', 'readLevel']],
])('%s: without the fact %s it would be reported', (change, omitted, missed) => {
  const { changes } = ENDPOINTS[change.split(',')[0] as 'addItem' | 'changeApplicationSettings'];
  const declared: readonly Fact[] = changes;
  const found = unforeseen(
    declared.filter((fact) => fact !== omitted),
    outcomes.get(change)!,
  );
  expect(found).toEqual(expect.arrayContaining(missed));
});

// An excuse that is not needed would let a later omission pass.
test('the omissions that nothing notices are those that are excused, and no others', () => {
  const all = [...outcomes].map(([key, reads]) => ({ change: key.split(',')[0]!, altered: reads }));
  const harmless = new Set(harmlessOmissions(ALL));
  const harmful = unnoticedOmissions(ALL, all).filter((omission) => !harmless.has(omission));
  expect(harmful.toSorted()).toEqual(Object.values(EXCUSED).flat().toSorted());
});
