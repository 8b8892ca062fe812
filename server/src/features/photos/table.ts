import { date, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';
import { files } from '../files/table.ts';

/** Photos of progress. A photo without its file is nothing, so it goes with the file. */
export const progressPhotos = pgTable(
  'progress_photos',
  {
    id: id(),
    userId: owner(),
    takenOn: date('taken_on', { mode: 'string' }).notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('progress_photos_user').on(t.userId, t.takenOn)],
);
