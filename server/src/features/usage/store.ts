import { type Share, withOwnShare } from '@leveza/domain/usage/across-boxes.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import { useDraws, uses } from './table.ts';

/** Out of the history, or with null back into it. The second of two taps on 'Desfazer' finds nothing to change. */
export async function setDeleted(tx: Db, owner: string, id: string, deletedAt: Date | null) {
  const isThere = deletedAt ? isNull(uses.deletedAt) : isNotNull(uses.deletedAt);
  return ownRow(
    await tx
      .update(uses)
      .set({ deletedAt })
      .where(and(isOwn(uses, owner, id), isThere))
      .returning(),
  );
}

/** Whether anything that stands in the history came out of a box, wholly or in part. */
export async function hasUses(tx: Db, owner: string, itemId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: uses.id })
    .from(uses)
    .leftJoin(useDraws, eq(useDraws.useId, uses.id))
    .where(
      and(
        eq(uses.userId, owner),
        isNull(uses.deletedAt),
        or(eq(uses.itemId, itemId), eq(useDraws.itemId, itemId)),
      ),
    )
    .limit(1);
  return found !== undefined;
}

export type UseRow = InferSelectModel<typeof uses>;

export async function findUse(tx: Db, owner: string, id: string) {
  const [use] = await tx
    .select()
    .from(uses)
    .where(and(isOwn(uses, owner, id), isNull(uses.deletedAt)));
  return use ?? null;
}

/** How much of a use came out of each of its boxes. */
export async function findShares(tx: Db, owner: string, use: Share & { id: string }): Promise<Share[]> {
  const further = await tx
    .select({ itemId: useDraws.itemId, quantity: useDraws.quantity })
    .from(useDraws)
    .where(and(eq(useDraws.userId, owner), eq(useDraws.useId, use.id)));
  return withOwnShare(use, further);
}

export async function insertDraws(tx: Db, owner: string, useId: string, further: readonly Share[]) {
  await tx.insert(useDraws).values(further.map((draw) => ({ userId: owner, useId, ...draw })));
}
