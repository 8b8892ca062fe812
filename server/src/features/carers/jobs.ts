import { scheduled } from '../../jobs/job.ts';
import { tellCarers } from './tell-carers.ts';

export const tellCarersOften = scheduled('tell-carers', '*/10 * * * *', (db, { vault, signal }) =>
  tellCarers(db, new Date(), { vault, signal }),
);
