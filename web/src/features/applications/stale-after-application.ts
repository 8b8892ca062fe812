import { listApplications, readApplication } from '@leveza/contract/applications/applications.ts';
import { readApplicationsOverview, readDoseDay } from '@leveza/contract/applications/doses.ts';
import { readLevel } from '@leveza/contract/level.ts';
import { readMeasurementSummary } from '@leveza/contract/measurements.ts';
import { listNotifications } from '@leveza/contract/notifications.ts';
import { listPenMovements } from '@leveza/contract/pens/movements.ts';
import { listPens, readPen } from '@leveza/contract/pens/pens.ts';
import { readPenSupply } from '@leveza/contract/supply.ts';
import { listSideEffects, readSideEffectSummary } from '@leveza/contract/side-effects.ts';
import { STALE_OVERVIEW } from '../../lib/stale-overview.ts';

/** What changes with the plan alone: a skipped dose, another interval. */
export const STALE_AFTER_PLAN = [
  readApplicationsOverview,
  readDoseDay,
  readLevel,
  readPenSupply,
  listNotifications,
  ...STALE_OVERVIEW,
];

/** What an application makes stale: the plan, the history, and the pen it came from. */
export const STALE_AFTER_APPLICATION = [
  ...STALE_AFTER_PLAN,
  listApplications,
  readApplication,
  listPens,
  readPen,
  listPenMovements,
  // The weights of a dose have its colour.
  readMeasurementSummary,
  // The days since the dose stand beside each effect.
  listSideEffects,
  readSideEffectSummary,
];
