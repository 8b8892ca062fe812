import { scheduled } from '../../jobs/job.ts';
import { tellPurchases } from './tell-purchase.ts';

export const tellRunningOut = scheduled('tell-purchase', '*/15 * * * *', (db, { signal }) =>
  tellPurchases(db, new Date(), signal),
);
