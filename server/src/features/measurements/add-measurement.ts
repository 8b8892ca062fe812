import type { Measurement, MeasurementInput } from '@leveza/contract/measurements.ts';
import type { Call } from '../../http/call.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { refuseJumps } from './jumps.ts';
import { measurementReply } from './reply.ts';
import { insertMeasurement } from './store.ts';

export async function addMeasurement(call: Call, input: MeasurementInput): Promise<Measurement> {
  const measuredAt = recordedAt(input.datetime, call.now, 'datetime');
  await refuseJumps(call, { input, measuredAt });
  return measurementReply(await insertMeasurement(call.db, call.owner, { measuredAt, ...valuesOf(input) }));
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
