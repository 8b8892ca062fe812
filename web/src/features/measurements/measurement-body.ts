import { addMeasurement, type Measurement } from '@leveza/contract/measurements.ts';
import { allConfirmed } from '../../lib/all-confirmed.ts';

/** The body that restores a measurement. */
export function bodyOf(measurement: Measurement) {
  const { id: _, isImported: __, ...values } = measurement;
  return { ...values, ...allConfirmed(addMeasurement) };
}
