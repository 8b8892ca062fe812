import type { PageOfDays } from '@leveza/contract/time.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Places } from './statement.ts';

/** The parameters of a statement that shows days from one to another. */
export const SPAN = { since: 'instant?', until: 'instant?' } as const;

/** Rows of the days that `spanOf` gives the instants of: a stretch of an index, where a condition with 'or' reads all of it. */
export function withinDays(at: PgColumn, $: Places<keyof typeof SPAN>): SQL {
  return sql`${at} >= coalesce(${$.since}::timestamptz, '-infinity') and ${at} < coalesce(${$.until}::timestamptz, 'infinity')`;
}

/** From one day to another of a patient's zone, both included. */
export function spanOf({ from, to }: Pick<PageOfDays, 'from' | 'to'>, zone: string) {
  return {
    since: from ? instantAt(from, '00:00', zone) : null,
    until: to ? instantAt(to, '24:00', zone) : null,
  };
}
