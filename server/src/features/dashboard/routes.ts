import { readHeadline } from '@leveza/contract/dashboard.ts';
import type { Routes } from '../../http/serve.ts';
import { countUnread } from '../notifications/store.ts';

export const dashboardRoutes: Routes = (serve) => {
  serve(readHeadline, async ({ db, owner }) => ({
    data: {
      // Each figure comes from the store of the feature that records it; none records doses or weights yet.
      nextDoseAt: null,
      totalLossKg: null,
      unreadNotifications: await countUnread(db, owner),
    },
  }));
};
