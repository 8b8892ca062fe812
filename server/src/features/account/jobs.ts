import { sql } from 'drizzle-orm';
import { scheduled } from '../../jobs/job.ts';

export const forgetOldAccess = scheduled('forget-old-access', '30 3 * * *', (db) =>
  db.execute(sql`delete from access_log where at < now() - interval '12 months'`),
);
