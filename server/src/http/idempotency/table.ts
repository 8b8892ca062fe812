import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns.ts';
import { owner } from '../../features/auth/table.ts';

/** Answers already given, so that a repeated request gets the same one and records nothing twice. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: owner(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** The answer's bytes, so that a repeat is the same to the letter; null once what it tells of is deleted. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
);
