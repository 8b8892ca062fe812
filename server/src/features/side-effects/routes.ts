import { markHoldEvaluated as heldDose } from '@leveza/contract/applications/held-dose.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import * as contract from '@leveza/contract/side-effects.ts';
import type { Routes } from '../../http/serve.ts';
import { addSideEffect } from './add-side-effect.ts';
import { answerSideEffect } from './answer-side-effect.ts';
import { changeSideEffect } from './change-side-effect.ts';
import { deleteSideEffect } from './delete-side-effect.ts';
import { listSideEffects } from './list-side-effects.ts';
import { markHoldEvaluated } from './mark-hold-evaluated.ts';
import { readSideEffectSummary } from './read-side-effect-summary.ts';
import { sideEffectReply } from './reply.ts';
import { findSideEffect } from './store.ts';

export const sideEffectRoutes: Routes = (serve) => {
  serve(contract.listSideEffects, async ({ query, ...call }) => {
    const { rows, total } = await listSideEffects(call, query);
    return { data: rows, pagination: paginationOf(query, total) };
  });

  serve(contract.readSideEffect, async ({ params, ...call }) => ({
    data: await sideEffectReply(call, await findSideEffect(call.db, call.owner, params.id)),
  }));

  serve(contract.addSideEffect, ({ body, ...call }) => addSideEffect(call, body));

  serve(contract.changeSideEffect, async ({ params, body, ...call }) => ({
    data: await changeSideEffect(call, params.id, body),
  }));

  serve(contract.answerSideEffect, async ({ params, body, ...call }) => ({
    data: await answerSideEffect(call, params.id, body),
  }));

  serve(heldDose, async ({ params, body, ...call }) => ({
    data: await markHoldEvaluated(call, params.id, body),
  }));

  serve(contract.deleteSideEffect, ({ params, body, ...call }) => deleteSideEffect(call, params.id, body));

  serve(contract.readSideEffectSummary, async (call) => ({ data: await readSideEffectSummary(call) }));
};
