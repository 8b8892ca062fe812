import { listApplications, readApplicationsOverview, readDoseDay } from '@leveza/contract/applications.ts';
import { readLevel } from '@leveza/contract/level.ts';
import { readHeadline } from '@leveza/contract/dashboard.ts';
import { listNotifications } from '@leveza/contract/notifications.ts';
import { listPenMovements, listPens, readPen, readPenSupply } from '@leveza/contract/pens.ts';

/** What changes with the plan alone: a skipped dose, another interval. */
export const STALE_AFTER_PLAN = [
  readApplicationsOverview,
  readDoseDay,
  readLevel,
  readPenSupply,
  listNotifications,
  readHeadline,
];

/** What an application makes stale: the plan, the history, and the pen it came from. */
export const STALE_AFTER_APPLICATION = [
  ...STALE_AFTER_PLAN,
  listApplications,
  listPens,
  readPen,
  listPenMovements,
];
