import { scheduled } from '../../jobs/job.ts';
import { tellPurchases } from './tell-purchase.ts';

export const tellRunningOut = scheduled('tell-purchase', '*/15 * * * *', (db, { signal, now }) =>
  tellPurchases(db, now, signal),
);
