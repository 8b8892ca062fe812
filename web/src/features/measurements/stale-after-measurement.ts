import { listMeasurements, readMeasurement, readMeasurementSummary } from '@leveza/contract/measurements.ts';
import { readProgress } from '@leveza/contract/profile/profile.ts';
import { STALE_OVERVIEW } from '../../lib/stale-overview.ts';

/** What a measurement makes stale: its own screen, the progress of the profile, and what tells of everything. */
export const STALE_AFTER_MEASUREMENT = {
  refreshes: [listMeasurements, readMeasurement, readMeasurementSummary, readProgress, ...STALE_OVERVIEW],
};
