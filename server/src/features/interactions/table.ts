import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

/** Notices a patient has read and put away. */
export const dismissedInteractions = pgTable(
  'dismissed_interactions',
  {
    id: id(),
    userId: owner(),
    interactionId: text('interaction_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('dismissed_interactions_one').on(t.userId, t.interactionId)],
);
