import { scheduled } from '../../jobs/job.ts';
import { tellCarers } from './tell-carers.ts';

export const tellCarersOften = scheduled('tell-carers', '*/10 * * * *', (db, { vault, signal, now }) =>
  tellCarers(db, now, { vault, signal }),
);
