import { sql } from 'drizzle-orm';
import type { Db } from './db/connection.ts';

const EVERY_MS = 15 * 60 * 1000;

/** Forgets what has run out. Each statement is safe to run from several processes at once. */
export async function tidy(db: Db): Promise<void> {
  await db.execute(sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`);
  await db.execute(sql`delete from rate_limits where ends_at < now() - interval '1 hour'`);
  await db.execute(sql`delete from password_resets where expires_at < now()`);
  await db.execute(
    sql`delete from sessions where least(idle_expires_at, absolute_expires_at) < now() - interval '1 day'`,
  );
  // A demonstration account goes with everything in it.
  await db.execute(sql`delete from users where demo_expires_at < now()`);
}

export function keepTidy(db: Db, onFailure: (error: unknown) => void): { stop(): void } {
  const timer = setInterval(() => void tidy(db).catch(onFailure), EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
