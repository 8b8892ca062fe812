import * as contract from '@leveza/contract/level.ts';
import type { Routes } from '../../http/serve.ts';
import { readLevel } from './read-level.ts';

export const levelRoutes: Routes = (serve) => {
  serve(contract.readLevel, async ({ query, ...call }) => ({ data: await readLevel(call, query.days) }));
};
