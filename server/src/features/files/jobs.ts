import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { scheduled } from '../../jobs/job.ts';
import { sweepFiles } from './shared/sweep-files.ts';

/** Longer than any upload takes between its bytes and its row. */
const UNCLAIMED_MS = HOUR_MS;

export const sweepUnclaimedFiles = scheduled('sweep-files', '25 * * * *', (db, { vault }) =>
  sweepFiles(db, vault, UNCLAIMED_MS),
);
