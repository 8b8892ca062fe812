import { boolean, date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/table.ts';
import { files } from '../files/table.ts';

/** A receita: what the pharmacy keeps a copy of. */
export const prescriptions = pgTable(
  'prescriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    prescriber: text('prescriber'),
    product: text('product').notNull(),
    isContinuous: boolean('is_continuous').notNull().default(false),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('prescriptions_user').on(t.userId, t.issuedOn)],
);
