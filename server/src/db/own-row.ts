import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, type Placeholder, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface Owned {
  userId: AnyPgColumn;
  id: AnyPgColumn;
}

/** One row of one patient: no row is looked for by its id alone. */
export function isOwn(table: Owned, owner: string | Placeholder, id: string | Placeholder): SQL {
  return and(eq(table.userId, owner), eq(table.id, id))!;
}

/** The row a patient asked for. One of another patient is not found either: its existence stays hidden. */
export function ownRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Problem('not-found');
  return row;
}

export interface Kept {
  /** Also one that the patient deleted and may put back. */
  isDeleted?: boolean;
}

/** The same where a deletion leaves the row with its date. */
export function ownKeptRow<Row extends { deletedAt: Date | null }>(
  rows: readonly Row[],
  { isDeleted = false }: Kept = {},
): Row {
  return ownRow(rows.filter(({ deletedAt }) => isDeleted || deletedAt === null));
}
