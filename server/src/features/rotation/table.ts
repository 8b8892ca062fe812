import type { Zone } from '@leveza/domain/rotation/zones.ts';
import { boolean, date, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

/** A zone the patient does not use, or lets rest. */
export const zoneSettings = pgTable(
  'zone_settings',
  {
    id: id(),
    userId: owner(),
    zone: text('zone').$type<Zone>().notNull(),
    isOff: boolean('is_off').notNull().default(false),
    restUntil: date('rest_until', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('zone_settings_zone').on(t.userId, t.zone)],
);
