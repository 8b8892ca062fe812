import * as contract from '@leveza/contract/rotation.ts';
import type { Routes } from '../../http/serve.ts';
import { changeZone } from './change-zone.ts';

export const rotationRoutes: Routes = (serve) => {
  serve(contract.changeZone, async ({ params, body, ...call }) => {
    await changeZone(call, params.zone, body);
    return { data: params };
  });
};
