import * as contract from '@leveza/contract/inventory/inventory.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import type { Routes } from '../../http/serve.ts';
import { addItem } from './add-item.ts';
import { changeItem } from './change-item.ts';
import { deleteItem } from './delete-item.ts';
import { listInventory } from './list-inventory.ts';
import { listMovements } from './list-movements.ts';
import { readItem } from './read-item.ts';
import { recordMovement } from './record-movement.ts';
import { restoreItem } from './restore-item.ts';
import type { PlannedPace } from './shared/planned-pace.ts';

export const inventoryRoutes =
  ({ plannedPace }: { plannedPace: PlannedPace }): Routes =>
  (serve) => {
    serve(contract.listInventory, async ({ query, ...call }) => {
      const { rows, total } = await listInventory(call, query);
      return { data: rows, pagination: paginationOf(query, total) };
    });

    serve(contract.readItem, async ({ params, ...call }) => ({ data: await readItem(call, params.id) }));

    serve(contract.addItem, async ({ body, ...call }) => {
      const items = await addItem(call, body);
      return { data: items[0]!, items }; // there is at least one box
    });

    serve(contract.changeItem, async ({ params, body, ...call }) => ({
      data: await changeItem(call, params.id, body, plannedPace),
    }));

    serve(contract.deleteItem, async ({ params, ...call }) => ({ data: await deleteItem(call, params.id) }));

    serve(contract.restoreItem, async ({ params, ...call }) => ({
      data: await restoreItem(call, params.id),
    }));

    serve(contract.listMovements, async ({ params, query, ...call }) => {
      const { rows, total, quantity } = await listMovements(call, params.id, query);
      return { data: rows, quantity, pagination: paginationOf(query, total) };
    });

    serve(contract.recordMovement, async ({ params, body, ...call }) => ({
      data: await recordMovement(call, params.id, body, plannedPace),
    }));
  };
