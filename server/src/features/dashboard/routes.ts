import { readHeadline } from '@leveza/contract/dashboard.ts';
import type { Routes } from '../../http/serve.ts';
import { findNextDoseAt } from '../applications/store.ts';
import { countUnread } from '../notifications/store.ts';

export const dashboardRoutes: Routes = (serve) => {
  serve(readHeadline, async ({ db, owner }) => ({
    data: {
      nextDoseAt: (await findNextDoseAt(db, owner, new Date()))?.toISOString() ?? null,
      // Comes from the store of the feature that records it; none records weights yet.
      totalLossKg: null,
      unreadNotifications: await countUnread(db, owner),
    },
  }));
};
