import { sql } from 'drizzle-orm';
import type { Db } from './db/connection.ts';
import { sweepFiles } from './features/files/store.ts';
import { tellExpiring } from './features/inventory/tell-expiring.ts';
import { tellPurchases } from './features/supply/tell-purchase.ts';
import type { Vault } from './services/vault/vault.ts';

const EVERY_MS = 15 * 60 * 1000;
/** Longer than any upload takes between its bytes and its row. */
const UNCLAIMED_FILE_MS = 60 * 60 * 1000;

/** Forgets what has run out. Each statement is safe to run from several processes at once. */
export async function tidy(db: Db, vault: Vault): Promise<void> {
  await db.execute(sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`);
  await db.execute(sql`delete from rate_limits where ends_at < now() - interval '1 hour'`);
  await db.execute(sql`delete from password_resets where expires_at < now()`);
  await db.execute(sql`delete from email_links where expires_at < now()`);
  await db.execute(
    sql`delete from two_factors where confirmed_at is null and created_at < now() - interval '1 day'`,
  );
  await db.execute(sql`delete from access_log where at < now() - interval '12 months'`);
  await db.execute(
    sql`delete from sessions where least(idle_expires_at, absolute_expires_at) < now() - interval '1 day'`,
  );
  // A demonstration account goes with everything in it.
  await db.execute(sql`delete from users where demo_expires_at < now()`);
  await sweepFiles(db, vault, UNCLAIMED_FILE_MS);
  await tellExpiring(db);
  await tellPurchases(db, new Date());
}

export function keepTidy(db: Db, vault: Vault, onFailure: (error: unknown) => void): { stop(): void } {
  const timer = setInterval(() => void tidy(db, vault).catch(onFailure), EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
