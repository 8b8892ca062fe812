import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

/** A planned dose the patient did not take, and why; a dose that was not recorded has no row. */
export const skippedDoses = pgTable(
  'skipped_doses',
  {
    id: id(),
    userId: owner(),
    plannedAt: instant('planned_at').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('skipped_doses_plan').on(t.userId, t.plannedAt)],
);

/** A stretch of the treatment without doses: doses planned in it are neither due nor missed. */
export const dosePauses = pgTable(
  'dose_pauses',
  {
    id: id(),
    userId: owner(),
    pausedFrom: instant('paused_from').notNull(),
    /** Null until the patient says when doses begin again; this instant is not part of the pause. */
    pausedUntil: instant('paused_until'),
    createdAt: createdAt(),
  },
  (t) => [index('dose_pauses_owner').on(t.userId)],
);
