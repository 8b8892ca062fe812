import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** Which version of each data set that comes with Leveza this database holds. */
export const shippedData = pgTable('shipped_data', {
  name: text('name').primaryKey(),
  checksum: text('checksum').notNull(),
  loadedAt: instant('loaded_at').notNull().defaultNow(),
});
