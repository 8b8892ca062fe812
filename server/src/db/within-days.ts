import type { PageOfDays } from '@leveza/contract/time.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows from one day to another of a patient's zone, both included. */
export function withinDays(
  at: PgColumn,
  { from, to }: Pick<PageOfDays, 'from' | 'to'>,
  zone: string,
): SQL | undefined {
  return and(
    from ? gte(at, instantAt(from, '00:00', zone)) : undefined,
    to ? lt(at, instantAt(to, '24:00', zone)) : undefined,
  );
}
