import * as contract from '@leveza/contract/dashboard.ts';
import type { Routes } from '../../http/serve.ts';
import { readDashboard } from './read-dashboard.ts';
import { readHeadline } from './read-headline.ts';
import { readToday } from './read-today.ts';

export const dashboardRoutes: Routes = (serve) => {
  serve(contract.readHeadline, async (call) => ({ data: await readHeadline(call) }));

  serve(contract.readDashboard, async (call) => ({ data: await readDashboard(call) }));

  serve(contract.readToday, async (call) => ({ data: await readToday(call) }));
};
