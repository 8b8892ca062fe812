import { scheduled } from '../../jobs/job.ts';
import { tellExpiring } from './tell-expiring.ts';

export const tellExpiringBoxes = scheduled('tell-expiring', '*/15 * * * *', (db, { signal }) =>
  tellExpiring(db, signal),
);
