import { sql } from 'drizzle-orm';
import { scheduled } from '../../jobs/job.ts';

/** A device sends an undo again for six hours. */
export const forgetDeletedDoses = scheduled('forget-deleted-doses', '25 * * * *', (db, { now }) =>
  db.execute(sql`delete from deleted_applications where deleted_at < ${now}::timestamptz - interval '1 day'`),
);
