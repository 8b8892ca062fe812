import type { Db } from '../../db/connection.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { MeasurementRow } from './table.ts';
import { measurements } from './table.ts';

export async function findMeasurement(db: Db, owner: string, id: string): Promise<MeasurementRow> {
  return ownRow(
    await db
      .select()
      .from(measurements)
      .where(isOwn(measurements, owner, id)),
  );
}
