import * as contract from '@leveza/contract/interactions.ts';
import type { Routes } from '../../http/serve.ts';
import { dismissInteraction } from './dismiss-interaction.ts';
import { listInteractions } from './list-interactions.ts';

export const interactionRoutes: Routes = (serve) => {
  serve(contract.listInteractions, async (call) => ({ data: await listInteractions(call) }));

  serve(contract.dismissInteraction, async ({ params, body, ...call }) => {
    await dismissInteraction(call, params.id, body);
    return { data: params };
  });
};
