import type { Measurement, MeasurementInput } from '@leveza/contract/measurements.ts';
import type { Call } from '../../http/call.ts';
import { happenedAt } from '../../http/recorded-at.ts';
import { refuseJumps } from './jumps.ts';
import { measurementReply } from './reply.ts';
import { measurements } from './table.ts';

export async function addMeasurement(call: Call, input: MeasurementInput): Promise<Measurement> {
  const { db, owner } = call;
  const measuredAt = happenedAt(input.datetime, call, 'datetime');
  await refuseJumps(call, { input, measuredAt });
  const values = { userId: owner, measuredAt, ...valuesOf(input) };
  const [row] = await db.insert(measurements).values(values).returning();
  return measurementReply(row!); // an insert without conflict clause always returns its row
}

/** Fields that were not sent become null. */
export function valuesOf(values: MeasurementInput) {
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
