import { boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';
import { files } from '../files/table.ts';

/** A receita, which the pharmacy keeps a copy of. */
export const prescriptions = pgTable(
  'prescriptions',
  {
    id: id(),
    userId: owner(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    prescriber: text('prescriber'),
    product: text('product').notNull(),
    isContinuous: boolean('is_continuous').notNull().default(false),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('prescriptions_user').on(t.userId, t.issuedOn)],
);
