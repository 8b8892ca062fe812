import type { Measurement } from '@leveza/contract/measurements.ts';
import type { MeasurementRow } from './table.ts';

/** A measurement as it travels. */
export function measurementReply({ measuredAt, importId, ...row }: MeasurementRow): Measurement {
  return { ...row, datetime: measuredAt.toISOString(), isImported: importId !== null };
}
