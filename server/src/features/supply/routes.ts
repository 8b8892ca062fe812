import { readPenSupply } from '@leveza/contract/supply.ts';
import type { Routes } from '../../http/serve.ts';
import { readSupply } from './store.ts';

export const supplyRoutes: Routes = (serve) => {
  serve(readPenSupply, async ({ db, owner }) => ({ data: await readSupply(db, owner, new Date()) }));
};
