import type { Measurement } from '@leveza/contract/measurements.ts';

/** The body that restores a measurement; its questions count as answered. */
export function bodyOf(measurement: Measurement) {
  const { id: _, isImported: __, ...values } = measurement;
  return { ...values, confirmJump: true };
}
