import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import type { Db } from '../../../db/connection.ts';
import { placeOf } from './place-of.ts';
import { findItem } from './shelf-rows.ts';

/** Whether a box holds a supplement or a medication. */
export async function findKind(db: Db, owner: string, id: string): Promise<ItemKind> {
  return placeOf(await findItem(db, owner, id)).kind;
}
