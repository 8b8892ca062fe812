import { readGlp1Catalog } from '@leveza/contract/pens/catalog.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import * as movements from '@leveza/contract/pens/movements.ts';
import * as contract from '@leveza/contract/pens/pens.ts';
import type { Routes } from '../../http/serve.ts';
import { addPen } from './add-pen.ts';
import { GLP1_CATALOG } from './catalog.ts';
import { changePen } from './change-pen.ts';
import { penReply } from './pen-reply.ts';
import { clockOf, deletePen, listPens, readPen, recordMovement, restorePen, undoMovement } from './shelf.ts';
import { findPen, stateOf } from './store.ts';

export const penRoutes: Routes = (serve) => {
  serve(readGlp1Catalog, async () => {
    const { products, counterfeitLots, version } = GLP1_CATALOG;
    return { data: products, counterfeitLots, version };
  });

  serve(contract.listPens, async ({ db, owner, query }) => {
    const { rows, total } = await listPens(db, owner, query, new Date());
    return { data: rows, pagination: paginationOf(query, total) };
  });

  serve(contract.readPen, async ({ db, owner, params }) => ({
    data: await readPen(db, owner, params.id, new Date()),
  }));

  serve(contract.addPen, async ({ db, owner, body }) => {
    const now = new Date();
    const added = await addPen(db, owner, body, now);
    const clock = await clockOf(db, owner, now);
    const pens = added.map((pen) => penReply(pen, clock));
    return { data: pens[0]!, pens }; // there is at least one
  });

  serve(contract.changePen, async ({ db, owner, params, body }) => {
    const now = new Date();
    await changePen(db, owner, { id: params.id, change: body, now });
    return { data: await readPen(db, owner, params.id, now) };
  });

  serve(contract.deletePen, async ({ db, owner, params }) => {
    const now = new Date();
    const data = await readPen(db, owner, params.id, now);
    await deletePen(db, owner, params.id, now);
    return { data };
  });

  serve(contract.restorePen, async ({ db, owner, params }) => {
    await restorePen(db, owner, params.id);
    return { data: await readPen(db, owner, params.id, new Date()) };
  });

  serve(movements.listPenMovements, async ({ db, owner, params }) => {
    const { lines } = await stateOf(db, await findPen(db, owner, params.id));
    const data = lines.map((line) => ({ ...line, happenedAt: line.happenedAt.toISOString() }));
    return { data: data.toReversed() };
  });

  serve(movements.recordPenMovement, async ({ db, owner, params, body }) => {
    const now = new Date();
    const movementId = await recordMovement(db, owner, params.id, body, now);
    return { data: await readPen(db, owner, params.id, now), movementId };
  });

  serve(movements.undoPenMovement, async ({ db, owner, params }) => {
    await undoMovement(db, owner, params.id, params.movementId);
    return { data: await readPen(db, owner, params.id, new Date()) };
  });
};
