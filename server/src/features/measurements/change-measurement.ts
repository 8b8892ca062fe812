import type { Measurement, MeasurementInput } from '@leveza/contract/measurements.ts';
import type { Call } from '../../http/call.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { valuesOf } from './add-measurement.ts';
import { refuseJumps } from './jumps.ts';
import { measurementReply } from './reply.ts';
import { findMeasurement, setMeasurement } from './store.ts';

export async function changeMeasurement(
  call: Call,
  id: string,
  input: MeasurementInput,
): Promise<Measurement> {
  const { db, owner, now } = call;
  const before = await findMeasurement(db, owner, id);
  const measuredAt = input.datetime ? recordedAt(input.datetime, now, 'datetime') : before.measuredAt;
  await refuseJumps(call, { input, measuredAt, before });
  return measurementReply(await setMeasurement(db, owner, id, { measuredAt, ...valuesOf(input) }));
}
