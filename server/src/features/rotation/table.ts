import type { Zone } from '@leveza/domain/rotation/zones.ts';
import { boolean, date, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A zone the patient does not use, or lets rest. */
export const zoneSettings = pgTable(
  'zone_settings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    zone: text('zone').$type<Zone>().notNull(),
    isOff: boolean('is_off').notNull().default(false),
    restUntil: date('rest_until', { mode: 'string' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('zone_settings_zone').on(t.userId, t.zone)],
);
