import type { InferSelectModel } from 'drizzle-orm';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { ownRow } from '../../db/own-row.ts';
import { sideEffects } from './table.ts';

export type SideEffectRow = InferSelectModel<typeof sideEffects>;
type Values = Omit<typeof sideEffects.$inferInsert, 'id' | 'userId'>;

const isOwn = (owner: string, id: string) => and(eq(sideEffects.userId, owner), eq(sideEffects.id, id));

export async function findSideEffect(db: Db, owner: string, id: string): Promise<SideEffectRow> {
  return ownRow(await db.select().from(sideEffects).where(isOwn(owner, id)));
}

export async function insertSideEffect(db: Db, owner: string, values: Values): Promise<SideEffectRow> {
  const [row] = await db
    .insert(sideEffects)
    .values({ userId: owner, ...values })
    .returning();
  return row!; // an insert without conflict clause always returns its row
}

export async function setSideEffect(
  db: Db,
  owner: string,
  id: string,
  values: Partial<Values>,
): Promise<SideEffectRow> {
  return ownRow(await db.update(sideEffects).set(values).where(isOwn(owner, id)).returning());
}

export async function removeSideEffect(db: Db, owner: string, id: string): Promise<SideEffectRow> {
  return ownRow(await db.delete(sideEffects).where(isOwn(owner, id)).returning());
}
