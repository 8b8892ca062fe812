import { paginationOf } from '@leveza/contract/pagination.ts';
import * as contract from '@leveza/contract/usage.ts';
import type { Routes } from '../../http/serve.ts';
import { deleteUse } from './delete-use.ts';
import { registerUse } from './register-use.ts';
import { restoreUse } from './restore-use.ts';
import { listUses } from './store.ts';

const inText = <T extends { usedAt: Date }>(use: T) => ({ ...use, usedAt: use.usedAt.toISOString() });

export const usageRoutes: Routes = (serve) => {
  serve(contract.registerUse, async ({ body, ...call }) => {
    const { use, remaining } = await registerUse(call, body);
    return { data: inText(use), remaining };
  });

  serve(contract.listUses, async ({ db, owner, query }) => {
    const { rows, total } = await listUses(db, owner, query);
    return { data: rows.map(inText), pagination: paginationOf(query, total) };
  });

  serve(contract.deleteUse, async ({ params, ...call }) => ({ data: await deleteUse(call, params.id) }));

  serve(contract.restoreUse, async ({ params, ...call }) => ({ data: await restoreUse(call, params.id) }));
};
