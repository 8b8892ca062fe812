import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';

/** How often something was tried in its current window, counted once for all server processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limit and its subject; addresses and e-mails only as hashes. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('rate_limits_ends').on(t.endsAt)],
);
