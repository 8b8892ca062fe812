import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { rateLimits } from './table.ts';

export interface Limit {
  times: number;
  perSeconds: number;
}

export interface Tally {
  /** Tries in this window, this one included. */
  count: number;
  secondsLeft: number;
}

/** Counts `tries` more of something in its window; one statement, so parallel processes cannot miscount. */
export const countHit = (key: string, { perSeconds }: Limit, tries = 1): SQL => sql`
  insert into rate_limits as r (key, count, ends_at)
  values (${key}, ${tries}, now() + make_interval(secs => ${perSeconds}))
  on conflict (key) do update set
    count = case when r.ends_at <= now() then excluded.count else r.count + excluded.count end,
    ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
  returning count, extract(epoch from ends_at - now())::float8 as seconds_left`;

export async function hit(db: Db, key: string, limit: Limit, tries = 1): Promise<Tally> {
  const { rows } = await db.execute<{ count: number; seconds_left: number }>(countHit(key, limit, tries));
  const row = rows[0]!; // an upsert always returns its row
  return { count: row.count, secondsLeft: row.seconds_left };
}

/** Tries in the current window, without adding one. */
export async function peek(db: Db, key: string): Promise<number> {
  const [row] = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.endsAt, sql`now()`)));
  return row?.count ?? 0;
}

export async function forget(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Counts one more try and refuses it when there were too many. */
export async function refuseBeyond(db: Db, key: string, limit: Limit): Promise<void> {
  refuseTally(await hit(db, key, limit), limit);
}

export function refuseTally({ count, secondsLeft }: Tally, limit: Limit): void {
  if (count > limit.times) throw new Problem('too-many-requests', { retryAfterSeconds: secondsLeft });
}
