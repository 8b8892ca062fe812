import * as contract from '@leveza/contract/inventory/inventory.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import type { Routes } from '../../http/serve.ts';
import { addItem } from './add-item.ts';
import { changeItem } from './change-item.ts';
import { itemReply } from './item-reply.ts';
import { deleteItem, listMovements, recordMovement, restoreItem } from './shelf.ts';
import { findItem, listItems } from './shared/shelf-rows.ts';

export const inventoryRoutes: Routes = (serve) => {
  serve(contract.listInventory, async ({ db, owner, query }) => {
    const { rows, total } = await listItems(db, owner, query);
    return { data: rows.map(itemReply), pagination: paginationOf(query, total) };
  });

  serve(contract.readItem, async ({ db, owner, params }) => ({
    data: itemReply(await findItem(db, owner, params.id)),
  }));

  serve(contract.addItem, async ({ db, owner, body }) => {
    const items = (await addItem(db, owner, body, new Date())).map(itemReply);
    return { data: items[0]!, items }; // there is at least one box
  });

  serve(contract.changeItem, async ({ db, owner, params, body }) => {
    await changeItem(db, owner, { id: params.id, change: body, now: new Date() });
    return { data: itemReply(await findItem(db, owner, params.id)) };
  });

  serve(contract.deleteItem, async ({ db, owner, params }) => {
    await deleteItem(db, owner, params.id);
    return { data: itemReply(await findItem(db, owner, params.id, { isDeleted: true })) };
  });

  serve(contract.restoreItem, async ({ db, owner, params }) => {
    await restoreItem(db, owner, params.id);
    return { data: itemReply(await findItem(db, owner, params.id)) };
  });

  serve(contract.listMovements, async ({ db, owner, params, query }) => {
    const { rows, total, quantity } = await listMovements(db, owner, params.id, query);
    const data = rows.map((row) => ({
      ...row,
      happenedAt: row.happenedAt.toISOString(),
      recordedAt: row.recordedAt.toISOString(),
    }));
    return { data, quantity, pagination: paginationOf(query, total) };
  });

  serve(contract.recordMovement, async ({ db, owner, params, body }) => {
    await recordMovement(db, owner, params.id, body);
    return { data: itemReply(await findItem(db, owner, params.id)) };
  });
};
