import type { EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/table.ts';

/** What a patient felt, and how strongly. */
export const sideEffects = pgTable(
  'side_effects',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    feltAt: timestamp('felt_at', { withTimezone: true }).notNull(),
    effectType: text('effect_type').$type<EffectType>().notNull(),
    /** Of an effect that is none of the known. */
    otherName: text('other_name'),
    intensity: smallint('intensity').notNull(),
    /** In minutes. */
    duration: integer('duration_minutes'),
    actionTaken: text('action_taken'),
    notes: text('notes'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('side_effects_newest').on(t.userId, t.feltAt, t.id),
    check('side_effects_intensity', sql`${t.intensity} between 1 and 5`),
  ],
);
