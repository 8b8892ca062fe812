import type { SQL, SQLWrapper } from 'drizzle-orm';
import { desc } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { askTogether } from './ask-together.ts';
import type { Db } from './connection.ts';

/** A query that is built but not yet sent. */
interface Rows<Row> {
  as(name: string): SQLWrapper;
  orderBy(...by: SQL[]): { limit(most: number): { offset(first: number): PromiseLike<Row[]> } };
}

interface Asked {
  page: number;
  limit: number;
  /** The columns that put the newest first; the last one tells any two rows apart. */
  newest: readonly PgColumn[];
}

/** One page of the rows of a query, newest first, and how many rows there are on all pages. */
export async function pageOf<Row>(
  db: Db,
  all: Rows<Row>,
  { page, limit, newest }: Asked,
): Promise<{ rows: Row[]; total: number }> {
  // Taken first: the order and the limit below change the query itself.
  const counted = all.as('counted');
  const [rows, total] = await askTogether(
    db,
    async () =>
      all
        .orderBy(...newest.map((column) => desc(column)))
        .limit(limit)
        .offset((page - 1) * limit),
    async () => db.$count(counted),
  );
  return { rows, total };
}
