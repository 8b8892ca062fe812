import { date, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';
import { files } from '../files/table.ts';

/** Photos of progress. One whose file is gone, as after an import without the files, is not shown. */
export const progressPhotos = pgTable(
  'progress_photos',
  {
    id: id(),
    userId: owner(),
    takenOn: date('taken_on', { mode: 'string' }).notNull(),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('progress_photos_user').on(t.userId, t.takenOn)],
);
