import { paginationOf } from '@leveza/contract/pagination.ts';
import * as contract from '@leveza/contract/usage.ts';
import type { Routes } from '../../http/serve.ts';
import type { PlannedPace } from '../inventory/shared/planned-pace.ts';
import { deleteUse } from './delete-use.ts';
import { listUses } from './list-uses.ts';
import { type BeforeUse, registerUse } from './register-use.ts';
import { registerUseElsewhere } from './register-use-elsewhere.ts';
import { type BeforeRestore, restoreUse } from './restore-use.ts';

export const usageRoutes =
  ({ beforeUse, plannedPace }: { beforeUse: BeforeUse & BeforeRestore; plannedPace: PlannedPace }): Routes =>
  (serve) => {
    serve(contract.registerUse, async ({ body, ...call }) => {
      const { use, ...rest } = await registerUse(call, body, { ...beforeUse, plannedPace });
      return { data: use, ...rest };
    });

    serve(contract.registerUseElsewhere, async ({ body, ...call }) => {
      const { use, ...late } = await registerUseElsewhere(call, body, beforeUse);
      return { data: use, ...late };
    });

    serve(contract.listUses, async ({ query, ...call }) => {
      const { rows, total } = await listUses(call, query);
      return { data: rows, pagination: paginationOf(query, total) };
    });

    serve(contract.deleteUse, async ({ params, body, ...call }) => ({
      data: await deleteUse(call, params.id, { ...body, plannedPace }),
    }));

    serve(contract.restoreUse, async ({ params, ...call }) => ({
      data: await restoreUse(call, params.id, { ...beforeUse, plannedPace }),
    }));
  };
