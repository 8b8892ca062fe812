import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { ownRow } from '../../db/own-row.ts';
import type { MeasurementRow } from './table.ts';
import { measurements } from './table.ts';

export const isOwnMeasurement = (owner: string, id: string) =>
  and(eq(measurements.userId, owner), eq(measurements.id, id));

export async function findMeasurement(db: Db, owner: string, id: string): Promise<MeasurementRow> {
  return ownRow(await db.select().from(measurements).where(isOwnMeasurement(owner, id)));
}
