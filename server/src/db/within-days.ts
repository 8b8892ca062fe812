import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, gte, lt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Between two days of the patient's calendar, both included; each may be left open. */
export function withinDays(column: PgColumn, { from, to }: Days, zone: string) {
  return and(
    from ? gte(column, instantAt(from, '00:00', zone)) : undefined,
    to ? lt(column, instantAt(to, '24:00', zone)) : undefined,
  );
}
