import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

/** The medicines of notices a patient has read and put away: another one beside them shows the notice again. */
export const dismissedInteractions = pgTable(
  'dismissed_interactions',
  {
    id: id(),
    userId: owner(),
    interactionId: text('interaction_id').notNull(),
    /** A medicine the notice named, as the patient calls it; null in rows from before, which put nothing away any more. */
    medicine: text('medicine'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('dismissed_interactions_one').on(t.userId, t.interactionId, t.medicine)],
);
