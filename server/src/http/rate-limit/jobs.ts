import { sql } from 'drizzle-orm';
import { scheduled } from '../../jobs/job.ts';

export const forgetCounts = scheduled('forget-counts', '*/15 * * * *', (db) =>
  db.execute(sql`delete from rate_limits where ends_at < now() - interval '1 hour'`),
);
