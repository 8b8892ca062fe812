import { date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

/** The patient's questions to the doctor, shown in reports. */
export const reportQuestions = pgTable(
  'report_questions',
  { id: id(), userId: owner(), text: text('text').notNull(), createdAt: createdAt() },
  (t) => [index('report_questions_user').on(t.userId, t.createdAt)],
);

/** Days of a month that is over with any record, kept and deleted as `weight_months` are. */
export const recordedMonths = pgTable(
  'recorded_months',
  {
    userId: owner(),
    month: date('month', { mode: 'string' }).notNull(),
    /** The month begins and ends by its clock. */
    zone: text('zone').notNull(),
    beginsAt: instant('begins_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    days: smallint('days').notNull(),
    firstOn: date('first_on', { mode: 'string' }),
    lastOn: date('last_on', { mode: 'string' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.month] })],
);
