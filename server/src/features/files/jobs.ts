import { DAY_MS, HOUR_MS } from '@leveza/domain/time/spans.ts';
import { scheduled } from '../../jobs/job.ts';
import { sweepFiles } from './shared/sweep-files.ts';

const AGES = { unclaimedMs: HOUR_MS, inBinMs: 14 * DAY_MS };

export const sweepUnclaimedFiles = scheduled('sweep-files', '25 * * * *', (db, { vault }) =>
  sweepFiles(db, vault, AGES),
);
