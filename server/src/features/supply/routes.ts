import * as contract from '@leveza/contract/supply.ts';
import type { Routes } from '../../http/serve.ts';
import { readPenSupply } from './shared/read-pen-supply.ts';

export const supplyRoutes: Routes = (serve) => {
  serve(contract.readPenSupply, async (call) => ({ data: await readPenSupply(call) }));
};
