import type { Measurement, MeasurementInput } from '@leveza/contract/measurements.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { valuesOf } from './add-measurement.ts';
import { refuseJumps } from './jumps.ts';
import { measurementReply } from './reply.ts';
import { findMeasurement } from './store.ts';
import { measurements } from './table.ts';

export async function changeMeasurement(
  call: Call,
  id: string,
  input: MeasurementInput,
): Promise<Measurement> {
  const { db, owner, now } = call;
  const before = await findMeasurement(db, owner, id);
  const measuredAt = input.datetime ? recordedAt(input.datetime, now, 'datetime') : before.measuredAt;
  await refuseJumps(call, { input, measuredAt, before });
  const changed = await db
    .update(measurements)
    .set({ measuredAt, ...valuesOf(input) })
    .where(isOwn(measurements, owner, id))
    .returning();
  return measurementReply(ownRow(changed));
}
