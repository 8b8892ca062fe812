import { readDashboard as readDashboardCall, readHeadline } from '@leveza/contract/dashboard.ts';
import type { Routes } from '../../http/serve.ts';
import { readTreatment } from '../applications/store.ts';
import { findLatestWeight } from '../measurements/store.ts';
import { countUnread } from '../notifications/store.ts';
import { findProfile } from '../profile/store.ts';
import { readDashboard } from './dashboard.ts';

export const dashboardRoutes: Routes = (serve) => {
  serve(readHeadline, async ({ db, owner }) => {
    const [profile, current] = [await findProfile(db, owner), await findLatestWeight(db, owner)];
    const initial = profile?.initialWeight ?? null;
    const { next } = await readTreatment(db, owner, new Date());
    return {
      data: {
        // The dose due or late, else the one ahead.
        nextDoseAt: (next.followingAt ?? next.plannedAt)?.toISOString() ?? null,
        talkToPrescriber: next.talkToPrescriber,
        totalLossKg:
          initial === null || current === null ? null : Math.round((initial - current) * 100) / 100,
        unreadNotifications: await countUnread(db, owner),
      },
    };
  });

  serve(readDashboardCall, async ({ db, owner }) => ({ data: await readDashboard(db, owner, new Date()) }));
};
