import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { ownRow } from '../../db/own-row.ts';
import type { MeasurementRow } from './table.ts';
import { measurements } from './table.ts';

type Values = Omit<typeof measurements.$inferInsert, 'id' | 'userId'>;

const isOwn = (owner: string, id: string) => and(eq(measurements.userId, owner), eq(measurements.id, id));

export async function findMeasurement(db: Db, owner: string, id: string): Promise<MeasurementRow> {
  return ownRow(await db.select().from(measurements).where(isOwn(owner, id)));
}

export async function insertMeasurement(db: Db, owner: string, values: Values): Promise<MeasurementRow> {
  const [row] = await db
    .insert(measurements)
    .values({ userId: owner, ...values })
    .returning();
  return row!; // an insert without conflict clause always returns its row
}

export async function setMeasurement(
  db: Db,
  owner: string,
  id: string,
  values: Values,
): Promise<MeasurementRow> {
  return ownRow(await db.update(measurements).set(values).where(isOwn(owner, id)).returning());
}

export async function removeMeasurement(db: Db, owner: string, id: string): Promise<MeasurementRow> {
  return ownRow(await db.delete(measurements).where(isOwn(owner, id)).returning());
}
