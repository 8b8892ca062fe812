import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
