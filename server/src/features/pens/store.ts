import { and, desc, eq, isNull, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import { statement } from '../../db/statement.ts';
import type { PenRow } from './table.ts';
import { applications, penMovements, pens } from './table.ts';

const selectShelf = statement('pens-shelf', { owner: 'uuid' }, getTableColumns(pens), (db, $, row) =>
  db
    .select(row)
    .from(pens)
    .where(and(eq(pens.userId, $.owner), isNull(pens.deletedAt)))
    .orderBy(desc(pens.purchaseDate), desc(pens.createdAt), desc(pens.id)),
);

/** Every entry on the shelf, newest purchase first. */
export function allPens(db: Db, owner: string): Promise<PenRow[]> {
  return selectShelf(db, { owner });
}

const selectLastDose = statement(
  'pens-last-dose',
  { owner: 'uuid' },
  {
    catalogId: applications.catalogId,
    doseMg: applications.doseMg,
    appliedAt: applications.appliedAt,
    createdAt: applications.createdAt,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(applications)
      .where(eq(applications.userId, $.owner))
      .orderBy(desc(applications.appliedAt), desc(applications.id))
      .limit(1),
);

/** The patient's newest dose, whichever pen it came out of. */
export async function findLastDose(db: Db, owner: string) {
  const [dose] = await selectLastDose(db, { owner });
  return dose ?? null;
}

/** Off the shelf, or with null back on it. */
export async function setDeleted(db: Db, owner: string, id: string, deletedAt: Date | null): Promise<void> {
  const changed = await db
    .update(pens)
    .set({ deletedAt })
    .where(isOwn(pens, owner, id))
    .returning({ id: pens.id });
  ownRow(changed);
}

type NewMovement = Omit<typeof penMovements.$inferInsert, 'id' | 'userId' | 'penId'>;

/** A line of the ledger beside purchase and doses; the answer is its id. The pen has to be settled afterwards. */
export async function insertMovement(tx: Db, pen: PenRow, movement: NewMovement): Promise<string> {
  const [row] = await tx
    .insert(penMovements)
    .values({ userId: pen.userId, penId: pen.id, ...movement })
    .returning({ id: penMovements.id });
  return row!.id; // an insert without conflict clause always returns its row
}

/** The answer is when it had happened. The pen has to be settled afterwards. */
export async function deleteMovement(tx: Db, pen: PenRow, id: string): Promise<Date> {
  const removed = await tx
    .delete(penMovements)
    .where(and(eq(penMovements.penId, pen.id), eq(penMovements.id, id)))
    .returning({ happenedAt: penMovements.happenedAt });
  return ownRow(removed).happenedAt;
}
