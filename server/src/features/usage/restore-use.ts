import { and, isNotNull, sql } from 'drizzle-orm';
import { askInOne } from '../../db/ask-in-one.ts';
import { isOwn } from '../../db/own-row.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import type { PlannedPace } from '../inventory/shared/planned-pace.ts';
import { inventoryItems } from '../inventory/table.ts';
import type { BeforeUse } from './register-use.ts';
import { madeBefore } from './reply.ts';
import type { DeletedUse } from './shared/coming-use.ts';
import { putUseBack } from './shared/put-use-back.ts';
import {
  boxOfUse,
  ingredientsOfUse,
  nameOfUse,
  productOfUse,
  strengthOfUse,
  unitOfUse,
} from './shared/source-of-use.ts';
import { findUse } from './store.ts';
import { uses } from './table.ts';

export interface BeforeRestore extends Pick<BeforeUse, 'isPlanned'> {
  /** The record that the planned dose of a deleted use has by now; null where the use may be put back. */
  takenSince: (call: Call, use: DeletedUse) => Promise<string | null>;
}

const selectDeleted = statement(
  'deleted-use',
  { id: 'uuid', owner: 'uuid' },
  {
    usedAt: uses.usedAt,
    deletedAt: uses.deletedAt,
    isFromElsewhere: sql<boolean>`${uses.itemId} is null`,
    unitType: unitOfUse,
    productId: products.id,
    name: nameOfUse,
    ingredients: ingredientsOfUse,
    strength: strengthOfUse,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(uses)
      .leftJoin(inventoryItems, boxOfUse)
      .innerJoin(products, productOfUse)
      .where(and(isOwn(uses, $.owner, $.id), isNotNull(uses.deletedAt))),
);

/**
 * A planned dose that was taken again since is not counted twice: the answer is the record it has, and the deleted use stays
 * so. The plans know which dose that is.
 */
export async function restoreUse(
  call: Call,
  id: string,
  { plannedPace, isPlanned, takenSince }: BeforeRestore & { plannedPace: PlannedPace },
): Promise<{ inventoryId: string | null; remaining: number | null }> {
  const { owner } = call;
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    const [deleted, mayBePlanned] = await askInOne(
      tx,
      selectDeleted.question({ id, owner }, ([use]) => use?.deletedAt && withMedicine(use, use.deletedAt)),
      isPlanned(owner),
    );
    const there = deleted && mayBePlanned(deleted) ? await takenSince(inside, deleted) : null;
    if (there === null) return putUseBack(inside, id, plannedPace);
    const use = await findUse(tx, owner, there);
    if (!use) return { inventoryId: null, remaining: null };
    return { inventoryId: use.itemId, remaining: (await madeBefore(tx, owner, use)).remaining };
  });
}

function withMedicine(
  { name, ingredients, strength, ...use }: Awaited<ReturnType<typeof selectDeleted>>[number],
  deletedAt: Date,
): DeletedUse {
  return { ...use, deletedAt, medicine: { name, ingredients, strength } };
}
