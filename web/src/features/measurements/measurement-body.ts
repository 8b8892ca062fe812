import type { Measurement } from '@leveza/contract/measurements.ts';

/** A measurement as it is sent to be kept again: what is known about it was meant. */
export function bodyOf(measurement: Measurement) {
  const { id: _, isImported: __, ...values } = measurement;
  return { ...values, confirmJump: true };
}
