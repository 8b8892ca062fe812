import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which version of each data set that comes with Leveza this database holds. */
export const shippedData = pgTable('shipped_data', {
  name: text('name').primaryKey(),
  checksum: text('checksum').notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});
