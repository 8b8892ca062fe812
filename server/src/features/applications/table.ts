import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A planned dose the patient did not take, and why; what was simply not written down has no row. */
export const skippedDoses = pgTable(
  'skipped_doses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plannedAt: instant('planned_at').notNull(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('skipped_doses_plan').on(t.userId, t.plannedAt)],
);
