import { sql } from 'drizzle-orm';
import { scheduled } from '../../jobs/job.ts';

export const forgetAnswers = scheduled('forget-answers', '5 * * * *', (db) =>
  db.execute(sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`),
);
