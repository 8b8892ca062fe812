import {
  listApplications,
  readApplication,
  readApplicationsOverview,
  readDoseDay,
} from '@leveza/contract/applications.ts';
import { readLevel } from '@leveza/contract/level.ts';
import { readMeasurementSummary } from '@leveza/contract/measurements.ts';
import { listNotifications } from '@leveza/contract/notifications.ts';
import { listPenMovements, listPens, readPen, readPenSupply } from '@leveza/contract/pens.ts';
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
