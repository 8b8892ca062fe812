import type { Measurement, MeasurementInput } from '@leveza/contract/measurements.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { PageOfDays } from '@leveza/contract/time.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { withinDays } from '../../db/within-days.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { findZone } from '../profile/store.ts';
import { refuseJumps } from './jumps.ts';
import { measurements } from './table.ts';

type Row = InferSelectModel<typeof measurements>;

export function measurementReply({ measuredAt, importId, ...row }: Row): Measurement {
  return { ...row, datetime: measuredAt.toISOString(), isImported: importId !== null };
}

export async function listMeasurements(db: Db, owner: string, { page, limit, ...days }: PageOfDays) {
  const zone = await findZone(db, owner);
  const filter = and(eq(measurements.userId, owner), withinDays(measurements.measuredAt, days, zone));
  const rows = await db
    .select()
    .from(measurements)
    .where(filter)
    .orderBy(desc(measurements.measuredAt), desc(measurements.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(measurements).where(filter);
  return { rows: rows.map(measurementReply), total: counted!.total };
}

export async function readMeasurement(db: Db, owner: string, id: string): Promise<Measurement> {
  return measurementReply(await findMeasurement(db, owner, id));
}

async function findMeasurement(db: Db, owner: string, id: string): Promise<Row> {
  const [row] = await db.select().from(measurements).where(isOwn(owner, id));
  if (!row) throw new Problem('not-found');
  return row;
}

const isOwn = (owner: string, id: string) => and(eq(measurements.userId, owner), eq(measurements.id, id));

export async function addMeasurement(
  db: Db,
  owner: string,
  input: MeasurementInput,
  now: Date,
): Promise<Measurement> {
  const measuredAt = recordedAt(input.datetime, now, 'datetime');
  await refuseJumps(db, owner, { input, measuredAt });
  const [row] = await db
    .insert(measurements)
    .values({ userId: owner, measuredAt, ...valuesOf(input) })
    .returning();
  return measurementReply(row!);
}

interface Change {
  id: string;
  input: MeasurementInput;
  now: Date;
}

export async function changeMeasurement(
  db: Db,
  owner: string,
  { id, input, now }: Change,
): Promise<Measurement> {
  const before = await findMeasurement(db, owner, id);
  const measuredAt = input.datetime ? recordedAt(input.datetime, now, 'datetime') : before.measuredAt;
  await refuseJumps(db, owner, { input, measuredAt, before });
  const [row] = await db
    .update(measurements)
    .set({ measuredAt, ...valuesOf(input) })
    .where(isOwn(owner, id))
    .returning();
  if (!row) throw new Problem('not-found');
  return measurementReply(row);
}

export async function deleteMeasurement(db: Db, owner: string, id: string): Promise<Measurement> {
  const [row] = await db.delete(measurements).where(isOwn(owner, id)).returning();
  if (!row) throw new Problem('not-found');
  return measurementReply(row);
}

function valuesOf(values: MeasurementInput) {
  return {
    weight: values.weight ?? null,
    bodyFat: values.bodyFat ?? null,
    abdominalCircumference: values.abdominalCircumference ?? null,
    hipCircumference: values.hipCircumference ?? null,
    bloodPressureSyst: values.bloodPressureSyst ?? null,
    bloodPressureDiast: values.bloodPressureDiast ?? null,
    glucose: values.glucose ?? null,
    restingPulse: values.restingPulse ?? null,
    notes: values.notes,
  };
}
