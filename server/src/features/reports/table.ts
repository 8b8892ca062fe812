import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

/** The patient's questions to the doctor, shown in reports. */
export const reportQuestions = pgTable(
  'report_questions',
  { id: id(), userId: owner(), text: text('text').notNull(), createdAt: createdAt() },
  (t) => [index('report_questions_user').on(t.userId, t.createdAt)],
);
