import * as contract from '@leveza/contract/moments.ts';
import type { Routes } from '../../http/serve.ts';
import { seeMoment } from './see-moment.ts';

export const momentRoutes: Routes = (serve) => {
  serve(contract.seeMoment, async ({ body, ...call }) => {
    await seeMoment(call, body);
    return { data: body };
  });
};
