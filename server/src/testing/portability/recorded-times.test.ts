import { addDays, DEFAULT_ZONE, dayIn } from '@leveza/domain/time/days.ts';
import { clockIn, instantAt } from '@leveza/domain/time/instants.ts';
import { CLOCK_TOLERANCE_MS, IN_THE_FUTURE } from '@leveza/domain/time/moment.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { FIRST_ZONE } from '@leveza/domain/time/zones.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_DATA } from '../../demo-data.ts';
import type { ValueField } from '../../features/account/portability/portable-table.ts';
import { readDocument } from '../../features/account/portability/read-document.ts';
import { importData } from '../../features/account/import-data.ts';
import { startDemo } from '../../features/auth/start-demo.ts';
import { PATIENT_DATA } from '../../patient-data.ts';
import { callBy, visitorCall } from '../call-by.ts';
import { multipart } from '../multipart.ts';
import { type TestApp, testApp } from '../test-app.ts';
import { bareDocument, documentIn, exportOf } from './archives.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

/** Plans, ends and words about a day to come; every other time of a patient is of something that happened. */
const MAY_LIE_AHEAD = [
  'applicationSettings.dosesEnd',
  'applicationSettings.purchaseToldFor',
  'applicationSettings.putOffDose',
  'applicationSettings.putOffUntil',
  'applicationSettings.usualDay',
  'appointments.date',
  'dosePauses.pausedUntil',
  'doseSteps.fromDay',
  'inventory.expiryDate',
  'inventory.expiryToldFor',
  'pens.expiryDate',
  'planDoses.plannedDay',
  'planPauses.pausedUntil',
  'planSnoozes.plannedDay',
  'planSnoozes.until',
  'planVersions.endDate',
  'planVersions.fromDay',
  'planVersions.startDate',
  'plans.endedAt',
  'skippedDoses.plannedAt',
  'zoneSettings.restUntil',
];

/** The column's own type decides, or a text that must be a moment of a clock; the declaration's mark is not asked. */
function saysWhen({ column, read }: ValueField): boolean {
  if (/^Pg(Timestamp|Date)/.test(column.columnType)) return true;
  return read.safeParse('2026-11-03T08:05').success && !read.safeParse('2026-11-03').success;
}

const TIMES = PATIENT_DATA.content.flatMap(({ name, fields }) =>
  fields.flatMap((field) => (!field.to && saysWhen(field) ? [{ path: `${name}.${field.key}`, field }] : [])),
);

test('every time of every list is of something that happened, but for those that may lie ahead', () => {
  const free = TIMES.filter(({ field }) => !field.isRecorded);
  expect(free.map(({ path }) => path).toSorted()).toEqual(MAY_LIE_AHEAD);
  for (const { path, field } of free) expect(field.ahead?.length, path).toBeGreaterThan(10);
  expect(TIMES.length - free.length).toBeGreaterThan(70);
});

const ahead = (ms: number) => new Date(Date.now() + ms);
const TOMORROW_EVERYWHERE = addDays(dayIn(FIRST_ZONE, ahead(0)), 1);
const NEXT_YEAR = dayIn(DEFAULT_ZONE, ahead(365 * DAY_MS));

/** A patient's week, in the list and the columns a file must have. */
function week() {
  const yesterday = ahead(-DAY_MS);
  const [at, day] = [yesterday.toISOString(), dayIn(DEFAULT_ZONE, yesterday)];
  const clock = clockIn(DEFAULT_ZONE, yesterday);
  const use = { quantity: 1, unitType: 'tablets', productId: 1, timeOfDay: 'morning' };
  const counts = {
    isReviewed: true,
    standing: 'processed',
    resultCount: 0,
    outsideCount: 0,
    criticalCount: 0,
  };
  const details = { important: false, questions: [], completed: false };
  return {
    profiles: [{ birthDate: '1987-04-12', treatmentStart: day }] as Row[],
    products: [{ name: 'Chá', mainCategory: 'SUPPLEMENTS', createdAt: at }] as Row[],
    inventory: [
      { productId: 1, unitType: 'tablets', purchaseDate: day, openedDate: at, expiryDate: NEXT_YEAR },
    ] as Row[],
    uses: [{ ...use, usedAt: at, usedClock: clock }] as Row[],
    applications: [{ medicationName: 'Ozempic', doseMg: 0.5, appliedAt: at }] as Row[],
    skippedDoses: [{ plannedAt: ahead(7 * DAY_MS).toISOString(), reason: 'Viagem' }] as Row[],
    prescriptions: [{ issuedOn: day, product: 'Ozempic', isContinuous: true }] as Row[],
    measurements: [{ measuredAt: at, weight: 80 }] as Row[],
    sideEffects: [{ feltAt: at, effectType: 'nausea', intensity: 2 }] as Row[],
    meals: [{ day, name: 'Almoço', time: '12:30' }] as Row[],
    drinks: [{ day, ml: 200, drink: 'water' }] as Row[],
    exams: [
      { examType: 'Sangue', category: 'BLOOD_TEST', examDate: day, laboratory: 'Lab', ...counts },
    ] as Row[],
    appointments: [{ title: 'Retorno', kind: 'retorno', date: NEXT_YEAR, ...details }] as Row[],
  };
}
type Row = Record<string, unknown>;
type Week = ReturnType<typeof week>;

async function bring(content: object) {
  const patient = await house.patient('Bia');
  const file = multipart({ name: 'leveza.json', content: bareDocument(content) });
  return { patient, reply: await patient.call('POST', '/api/account/import', file) };
}

const withValue = (list: keyof Week, key: string, value: unknown): Week => {
  const content = week();
  content[list][0]![key] = value;
  return content;
};

test('a week with things that are still to come is taken', async () => {
  const { reply } = await bring(week());
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toMatchObject({ data: { leftOut: { rows: 0 } } });
});

const IN_AN_HOUR = ahead(HOUR_MS);

test.each([
  ['a dose of 2131', 'applications', 'appliedAt', '2131-01-05T11:00:00Z', 'Aplicações, linha 1, Quando'],
  [
    'a dose within the hour',
    'applications',
    'appliedAt',
    IN_AN_HOUR.toISOString(),
    'Aplicações, linha 1, Quando',
  ],
  [
    'a weight of next year',
    'measurements',
    'measuredAt',
    `${NEXT_YEAR}T10:00:00Z`,
    'Medições, linha 1, Quando',
  ],
  ['an exam of next year', 'exams', 'examDate', NEXT_YEAR, 'Exames, linha 1, Data do exame'],
  ['an exam of tomorrow', 'exams', 'examDate', TOMORROW_EVERYWHERE, 'Exames, linha 1, Data do exame'],
  ['a use', 'uses', 'usedAt', IN_AN_HOUR.toISOString(), 'Usos, linha 1, Quando'],
  [
    'a use by a clock that no place shows yet',
    'uses',
    'usedClock',
    clockIn(FIRST_ZONE, IN_AN_HOUR),
    'Usos, linha 1, Quando, no relógio do paciente',
  ],
  ['an effect', 'sideEffects', 'feltAt', IN_AN_HOUR.toISOString(), 'Efeitos colaterais, linha 1, Quando'],
  ['a meal', 'meals', 'day', TOMORROW_EVERYWHERE, 'Refeições, linha 1, Dia'],
  ['a glass of water', 'drinks', 'day', TOMORROW_EVERYWHERE, 'Água e outras bebidas, linha 1, Dia'],
  ['a receita', 'prescriptions', 'issuedOn', NEXT_YEAR, 'Receitas, linha 1, Data'],
  ['a box bought', 'inventory', 'purchaseDate', NEXT_YEAR, 'Estoque, linha 1, Comprado em'],
  ['a box opened', 'inventory', 'openedDate', IN_AN_HOUR.toISOString(), 'Estoque, linha 1, Aberto em'],
  ['the day of a birth', 'profiles', 'birthDate', NEXT_YEAR, 'Perfil, linha 1, Data de nascimento'],
  ['the making of a row', 'products', 'createdAt', IN_AN_HOUR.toISOString(), 'Produtos, linha 1, Criado em'],
] as const)('%s in the future is refused, and nothing is written', async (_, list, key, value, place) => {
  const { patient, reply } = await bring(withValue(list, key, value));
  expect(reply.json()).toMatchObject({
    error: { code: 'export-not-accepted', fields: { [`${list}.1.${key}`]: `${place}: ${IN_THE_FUTURE}` } },
  });
  expect(reply.statusCode).toBe(422);
  for (const { table, owner, comesWithAccount, name } of PATIENT_DATA.content) {
    if (!comesWithAccount) expect(await house.db.$count(table, eq(owner, patient.id)), name).toBe(0);
  }
});

test('a file from where the day begins first, by a clock that runs fast, is taken to the letter', async () => {
  const soon = ahead(MINUTE_MS);
  const content = week();
  const [today, clock] = [dayIn(FIRST_ZONE, ahead(0)), clockIn(FIRST_ZONE, soon)];
  for (const [list, key] of [
    ['exams', 'examDate'],
    ['meals', 'day'],
    ['inventory', 'purchaseDate'],
  ] as const) {
    content[list][0]![key] = today;
  }
  Object.assign(content.uses[0]!, { usedAt: soon.toISOString(), usedClock: clock });
  content.applications[0]!.appliedAt = soon.toISOString();
  const { patient, reply } = await bring(content);
  expect(reply.statusCode, reply.body).toBe(200);
  expect((await documentIn(await exportOf(house, patient.id))).content).toMatchObject({
    exams: [{ examDate: today }],
    meals: [{ day: today }],
    inventory: [{ purchaseDate: today }],
    uses: [{ usedAt: soon.toISOString(), usedClock: clock }],
    applications: [{ appliedAt: soon.toISOString() }],
  });
});

test.each([
  ['the last moment of the tolerance', CLOCK_TOLERANCE_MS, true],
  ['a moment after it', CLOCK_TOLERANCE_MS + 1, false],
] as const)('%s counts by the clock of the request', async (_, after, isTaken) => {
  // Both are long past by the clock of this machine.
  const now = instantAt('2026-02-03', '12:00', DEFAULT_ZONE);
  const { id } = await house.patient('Bia');
  const measuredAt = new Date(now.getTime() + after).toISOString();
  const file = bareDocument({ measurements: [{ measuredAt, weight: 80, createdAt: now.toISOString() }] });
  const parts = { vault: house.vault, data: PATIENT_DATA };
  const work = importData({ ...callBy(house.db, id), now }, file, parts);
  if (isTaken) await expect(work).resolves.toMatchObject({ lists: [{ title: 'Medições', rows: 1 }] });
  else await expect(work).rejects.toMatchObject({ code: 'export-not-accepted' });
});

test.each(['00:05', '07:30', '12:45', '23:55'])(
  'a demonstration that begins at %s records nothing that has not happened',
  async (time) => {
    const now = instantAt(addDays(dayIn(DEFAULT_ZONE, ahead(0)), -1), time, DEFAULT_ZONE);
    const demo = { demosPerHour: 10, demoData: DEMO_DATA };
    const { user } = await startDemo({ ...visitorCall(house.db), now }, demo);
    const document = await documentIn(await exportOf(house, user.id));
    for (const { name, fields, since } of PATIENT_DATA.content) {
      // The database gives it by its own clock, which stands a day later.
      const key = fields.find(({ column }) => column === since)?.key;
      if (key !== undefined) for (const row of document.content[name]!) delete row[key];
    }
    await expect(readDocument(PATIENT_DATA, document, now)).resolves.toBeDefined();
  },
);
