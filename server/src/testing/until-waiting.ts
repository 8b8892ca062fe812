import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '../db/connection.ts';
import { eventually } from './eventually.ts';

/** Waits until so many calls of this database wait for a lock that another one holds. */
export function untilWaiting(db: Db, calls: number): Promise<void> {
  return eventually(async () => {
    const { rowCount } = await db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    expect(rowCount).toBe(calls);
  });
}
