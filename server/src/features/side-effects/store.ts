import type { InferSelectModel } from 'drizzle-orm';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { ownRow } from '../../db/own-row.ts';
import { sideEffects } from './table.ts';

export type SideEffectRow = InferSelectModel<typeof sideEffects>;

export const isOwnEffect = (owner: string, id: string) =>
  and(eq(sideEffects.userId, owner), eq(sideEffects.id, id));

export async function findSideEffect(db: Db, owner: string, id: string): Promise<SideEffectRow> {
  return ownRow(await db.select().from(sideEffects).where(isOwnEffect(owner, id)));
}
