import { readGlp1Catalog } from '@leveza/contract/pens/glp1-catalog.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import * as movements from '@leveza/contract/pens/movements.ts';
import * as contract from '@leveza/contract/pens/pens.ts';
import type { Routes } from '../../http/serve.ts';
import { addPen } from './add-pen.ts';
import { changePen } from './change-pen.ts';
import { deletePen } from './delete-pen.ts';
import { listPenMovements } from './list-pen-movements.ts';
import { listPens } from './list-pens.ts';
import { readPen } from './read-pen.ts';
import { recordPenMovement } from './record-pen-movement.ts';
import { restorePen } from './restore-pen.ts';
import { GLP1_CATALOG } from './shared/glp1-catalog.ts';
import { undoPenMovement } from './undo-pen-movement.ts';

export const penRoutes: Routes = (serve) => {
  serve(readGlp1Catalog, () => {
    const { products, counterfeitLots, version } = GLP1_CATALOG;
    return { data: products, counterfeitLots, version };
  });

  serve(contract.listPens, async ({ query, ...call }) => {
    const { rows, total } = await listPens(call, query);
    return { data: rows, pagination: paginationOf(query, total) };
  });

  serve(contract.readPen, async ({ params, ...call }) => ({ data: await readPen(call, params.id) }));

  serve(contract.addPen, async ({ body, ...call }) => {
    const pens = await addPen(call, body);
    return { data: pens[0]!, pens }; // there is at least one
  });

  serve(contract.changePen, async ({ params, body, ...call }) => ({
    data: await changePen(call, params.id, body),
  }));

  serve(contract.deletePen, async ({ params, ...call }) => ({ data: await deletePen(call, params.id) }));

  serve(contract.restorePen, async ({ params, ...call }) => ({ data: await restorePen(call, params.id) }));

  serve(movements.listPenMovements, async ({ params, ...call }) => ({
    data: await listPenMovements(call, params.id),
  }));

  serve(movements.recordPenMovement, async ({ params, body, ...call }) => {
    const movementId = await recordPenMovement(call, params.id, body);
    return { data: await readPen(call, params.id), movementId };
  });

  serve(movements.undoPenMovement, async ({ params, ...call }) => {
    await undoPenMovement(call, params.id, params.movementId);
    return { data: await readPen(call, params.id) };
  });
};
