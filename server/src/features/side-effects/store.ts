import type { InferSelectModel } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import { sideEffects } from './table.ts';

export type SideEffectRow = InferSelectModel<typeof sideEffects>;

export async function findSideEffect(db: Db, owner: string, id: string): Promise<SideEffectRow> {
  return ownRow(
    await db
      .select()
      .from(sideEffects)
      .where(isOwn(sideEffects, owner, id)),
  );
}
