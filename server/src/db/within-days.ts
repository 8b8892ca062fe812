import type { PageOfDays } from '@leveza/contract/time.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { unlessNull } from './unless-null.ts';
import type { Places } from './statement.ts';

/** The parameters of a statement that shows days from one to another. */
export const SPAN = { since: 'instant?', until: 'instant?' } as const;

/** Rows of the days that `spanOf` gives the instants of. */
export function withinDays(at: PgColumn, $: Places<keyof typeof SPAN>): SQL {
  const [since, until] = [sql`${$.since}::timestamptz`, sql`${$.until}::timestamptz`];
  return sql`${unlessNull(since, sql`${at} >= ${since}`)} and ${unlessNull(until, sql`${at} < ${until}`)}`;
}

/** From one day to another of a patient's zone, both included. */
export function spanOf({ from, to }: Pick<PageOfDays, 'from' | 'to'>, zone: string) {
  return {
    since: from ? instantAt(from, '00:00', zone) : null,
    until: to ? instantAt(to, '24:00', zone) : null,
  };
}
