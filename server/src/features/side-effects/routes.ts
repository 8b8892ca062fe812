import { paginationOf } from '@leveza/contract/pagination.ts';
import * as contract from '@leveza/contract/side-effects.ts';
import type { Routes } from '../../http/serve.ts';
import {
  addSideEffect,
  changeSideEffect,
  deleteSideEffect,
  listSideEffects,
  readSideEffect,
} from './side-effects.ts';
import { readSideEffectSummary } from './read-side-effect-summary.ts';

export const sideEffectRoutes: Routes = (serve) => {
  serve(contract.listSideEffects, async ({ db, owner, query }) => {
    const { rows, total } = await listSideEffects(db, owner, query);
    return { data: rows, pagination: paginationOf(query, total) };
  });

  serve(contract.readSideEffect, async ({ db, owner, params }) => ({
    data: await readSideEffect(db, owner, params.id),
  }));

  serve(contract.addSideEffect, async ({ db, owner, body }) => ({
    data: await addSideEffect(db, owner, body, new Date()),
  }));

  serve(contract.changeSideEffect, async ({ db, owner, params, body }) => ({
    data: await changeSideEffect(db, owner, { id: params.id, input: body, now: new Date() }),
  }));

  serve(contract.deleteSideEffect, async ({ db, owner, params }) => ({
    data: await deleteSideEffect(db, owner, params.id),
  }));

  serve(contract.readSideEffectSummary, async (call) => ({ data: await readSideEffectSummary(call) }));
};
