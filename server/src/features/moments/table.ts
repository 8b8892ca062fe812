import type { MomentKind } from '@leveza/domain/moments/kinds.ts';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

/** Moments a patient has seen, so that each is shown once. */
export const seenMoments = pgTable(
  'seen_moments',
  {
    id: id(),
    userId: owner(),
    kind: text('kind').$type<MomentKind>().notNull(),
    /** Which one of its kind: the key of a milestone, the id of a pen; empty where there is only one. */
    subject: text('subject').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('seen_moments_one').on(t.userId, t.kind, t.subject)],
);
