import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** The columns most tables share. The owner's stands beside the table it points to, in auth. */
export const id = () => uuid('id').primaryKey().defaultRandom();

export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const createdAt = () => instant('created_at').notNull().defaultNow();
