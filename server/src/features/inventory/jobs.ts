import { scheduled } from '../../jobs/job.ts';
import { tellExpiring } from './tell-expiring.ts';

export const tellExpiringBoxes = scheduled('tell-expiring', '*/15 * * * *', (db, { now, signal }) =>
  tellExpiring(db, now, signal),
);
