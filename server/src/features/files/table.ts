import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

/** Files of patients. The bytes lie encrypted in the data folder; without this row's key they are noise. */
export const files = pgTable(
  'files',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    /** The file's own key, sealed by the master key. */
    sealedKey: text('sealed_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('files_user').on(t.userId)],
);

/** The identity of this database: the folder of files bears the same id, and only the right master key opens it sealed. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    id: uuid('id').notNull(),
    sealedId: text('sealed_id').notNull(),
    /** Since when plans are sold here: no trial begins before. */
    hostedSince: instant('hosted_since'),
  },
  (t) => [check('installation_only', sql`${t.isOnly}`)],
);
