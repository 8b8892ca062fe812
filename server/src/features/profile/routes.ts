import * as contract from '@leveza/contract/profile.ts';
import type { Routes } from '../../http/serve.ts';
import { readProfile } from './read-profile.ts';

export const profileRoutes: Routes = (serve) => {
  for (const endpoint of [contract.readMe, contract.readProfile]) {
    serve(endpoint, async ({ db, owner, request }) => ({ data: await readProfile(db, owner, request.log) }));
  }
};
