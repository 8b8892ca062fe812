import { stepsFrom } from '@leveza/domain/applications/titration.ts';
import { addDays, dayIn, DEFAULT_ZONE, weekdayOf } from '@leveza/domain/time/days.ts';
import { instantAt, wallClock } from '@leveza/domain/time/instants.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { products } from '../catalog/table.ts';
import { applications } from '../pens/table.ts';
import { doseSteps } from '../applications/table.ts';
import { insertPause, insertPlan, putVersion, type VersionValues } from './store.ts';
import { planSnoozes } from './table.ts';

type DemoPlan = Partial<VersionValues> &
  Pick<VersionValues, 'medicationType' | 'name' | 'dosageForm' | 'dose' | 'doseUnit'>;

const DAILY = {
  planType: 'continuous',
  frequency: 'daily',
  withFood: 'either',
  reminderEnabled: true,
  priority: 'medium',
  quantityPerDose: 1,
} as const;

/** Uses of the demonstration, by the code of the product and the days since it began. */
const PLANS: (DemoPlan & { code: string; began: number; time: string; isPaused?: true })[] = [
  {
    code: 'sup-addera-d3-addera-d3-1-000-ui',
    began: 60,
    time: '08:00',
    medicationType: 'vitamin',
    name: 'Vitamina D3',
    dosageForm: 'tablet',
    dose: 1000,
    doseUnit: 'UI',
    withFood: 'with',
  },
  {
    code: 'sup-vitafor-omega-3-epa-dha',
    began: 57,
    time: '12:30',
    medicationType: 'supplement',
    name: 'Ômega 3',
    dosageForm: 'capsule',
    dose: 1000,
    doseUnit: 'mg',
    withFood: 'with',
  },
  {
    code: 'sup-max-titanium-creatina',
    began: 30,
    time: '18:00',
    medicationType: 'supplement',
    name: 'Creatina',
    dosageForm: 'powder',
    dose: 3,
    doseUnit: 'g',
    priority: 'low',
  },
  {
    code: 'med-glifage-xr-500-mg',
    began: 24,
    time: '19:30',
    medicationType: 'oral_medication',
    name: 'Glifage XR',
    dosageForm: 'tablet',
    dose: 500,
    doseUnit: 'mg',
    priority: 'high',
    withFood: 'with',
    specialInstructions: 'Junto com o jantar',
  },
  {
    code: 'med-novalgina-500-mg',
    began: 45,
    time: '',
    medicationType: 'oral_medication',
    name: 'Novalgina',
    dosageForm: 'tablet',
    dose: 500,
    doseUnit: 'mg',
    planType: 'as_needed',
    minGapHours: 6,
    mostPerDay: 4,
  },
  {
    code: 'sup-farmoquimica-probiatop',
    began: 31,
    time: '22:00',
    medicationType: 'supplement',
    name: 'Probiatop',
    dosageForm: 'powder',
    dose: 1,
    doseUnit: 'sachês',
    isPaused: true,
  },
];

/** As the doses of the demonstration went up; the next step comes when the pens of 1 mg at home are used. */
const STEPS = [
  { doseMg: 0.25, weeks: 4 },
  { doseMg: 0.5, weeks: 6 },
  { doseMg: 1, weeks: null },
];

/** This dose of today was put off to the evening. */
const PUT_OFF = { name: 'Creatina', to: '21:00' };

/** Plans of everything the demonstration takes, one of them paused, and the plan of the treatment. */
export async function fillDemoPlans(tx: Db, owner: string, now: Date): Promise<void> {
  const today = dayIn(DEFAULT_ZONE, now);
  const codes = PLANS.map(({ code }) => code);
  const shipped = await tx
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(inArray(products.code, codes));
  const idOf = new Map(shipped.map(({ id, code }) => [code, id]));
  for (const { code, began, time, isPaused, ...written } of PLANS) {
    const id = await keepPlan(tx, owner, {
      ...written,
      startDate: addDays(today, -began),
      scheduledTimes: time ? [time] : [],
      productId: idOf.get(code) ?? null,
    });
    if (written.name === PUT_OFF.name)
      await putOff(tx, owner, { planId: id, plannedDay: today, plannedTime: time }, now);
    if (isPaused) {
      await insertPause(tx, owner, id, { pausedFrom: `${addDays(today, -4)}T09:00`, pausedUntil: null });
    }
  }
  await keepTreatment(tx, owner);
}

/** Late in the evening it is put off for an hour more. */
async function putOff(tx: Db, owner: string, dose: Moment, now: Date): Promise<void> {
  const evening = instantAt(dose.plannedDay, PUT_OFF.to, DEFAULT_ZONE);
  const until = evening > now ? evening : new Date(now.getTime() + HOUR_MS);
  await tx.insert(planSnoozes).values({ userId: owner, ...dose, until, createdAt: now });
}

type Moment = Pick<typeof planSnoozes.$inferInsert, 'planId' | 'plannedDay' | 'plannedTime'>;

async function keepPlan(tx: Db, owner: string, written: DemoPlan & { startDate: string }): Promise<string> {
  const { id } = await insertPlan(tx, owner);
  await putVersion(tx, owner, id, {
    ...DAILY,
    scheduledTimes: [],
    daysOfWeek: [],
    fromDay: written.startDate,
    ...written,
  });
  return id;
}

/** The plan says what the doses of the treatment say already. */
async function keepTreatment(tx: Db, owner: string): Promise<void> {
  const [first] = await tx
    .select()
    .from(applications)
    .where(eq(applications.userId, owner))
    .orderBy(asc(applications.appliedAt))
    .limit(1);
  if (!first) return;
  const { day, time } = wallClock(DEFAULT_ZONE, first.appliedAt);
  await keepPlan(tx, owner, {
    medicationType: 'glp1',
    name: 'Ozempic',
    catalogId: 'ozempic-1',
    dosageForm: 'pen',
    dose: 1,
    doseUnit: 'mg',
    frequency: 'weekly',
    daysOfWeek: [weekdayOf(day)],
    scheduledTimes: [time],
    priority: 'high',
    startDate: day,
  });
  await tx.insert(doseSteps).values(
    stepsFrom(day, STEPS).map(({ from, doseMg, isStart }) => ({
      userId: owner,
      fromDay: from,
      doseMg,
      isStart,
      medicine: 'ozempic-1',
    })),
  );
}
