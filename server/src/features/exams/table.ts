import type { ExamCategory } from '@leveza/domain/exams/categories.ts';
import type { Comparator, RangeOrigin, ResultFlag } from '@leveza/domain/exams/states.ts';
import type { Standing } from '@leveza/domain/exams/status.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { boolean, date, index, numeric, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';
import { files } from '../files/table.ts';

const figure = (name: string) => numeric(name, { mode: 'number' });

/**
 * A report. The columns of the list and its filters are computed when the exam is written, so that ten years of exams
 * cost a page of rows and not their values.
 */
export const exams = pgTable(
  'exams',
  {
    id: id(),
    userId: owner(),
    examType: text('exam_type').notNull(),
    category: text('category').$type<ExamCategory>().notNull(),
    examDate: date('exam_date', { mode: 'string' }).notNull(),
    laboratory: text('laboratory').notNull(),
    requestingDoctor: text('requesting_doctor'),
    notes: text('notes'),
    tags: text('tags').array().notNull().default([]),
    isReviewed: boolean('is_reviewed').notNull(),
    standing: text('standing').$type<Standing>().notNull(),
    resultCount: smallint('result_count').notNull(),
    outsideCount: smallint('outside_count').notNull(),
    criticalCount: smallint('critical_count').notNull(),
    unjudgedCount: smallint('unjudged_count').notNull().default(0),
    concerns: text('concerns').array().notNull().default([]),
    /** Words of a model that hold against the results; empty where there are none. */
    modelSummary: text('model_summary').notNull().default(''),
    modelConcerns: text('model_concerns').array().notNull().default([]),
    modelRecommendations: text('model_recommendations').array().notNull().default([]),
    /** The day after which it counts as expired. */
    repeatOn: date('repeat_on', { mode: 'string' }),
    /** When the patient said to have spoken with the doctor about its critical values. */
    discussedAt: timestamp('discussed_at', { withTimezone: true }),
    /** Type, laboratory and category without accents and capitals. */
    searched: text('searched').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('exams_user').on(t.userId, t.examDate)],
);
export type ExamRow = InferSelectModel<typeof exams>;

/** A line of a report. */
export const examResults = pgTable(
  'exam_results',
  {
    id: id(),
    userId: owner(),
    examId: uuid('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    /** The order of the report. */
    place: smallint('place').notNull(),
    /** Its key; null for one Leveza does not know. */
    analyte: text('analyte'),
    parameter: text('parameter').notNull(),
    value: text('value').notNull(),
    valueNumber: figure('value_number'),
    comparator: text('comparator').$type<Comparator>(),
    unit: text('unit'),
    referenceRange: text('reference_range'),
    refLow: figure('ref_low'),
    refHigh: figure('ref_high'),
    /** Printed beside that range. */
    otherRanges: text('other_ranges').array().notNull().default([]),
    rangeOrigin: text('range_origin').$type<RangeOrigin>(),
    flag: text('flag').$type<ResultFlag>(),
    /** Value and range in the analyte's own unit, for a line through years. */
    amount: figure('amount'),
    low: figure('low'),
    high: figure('high'),
  },
  (t) => [index('exam_results_exam').on(t.examId), index('exam_results_analyte').on(t.userId, t.analyte)],
);
export type ResultRow = InferSelectModel<typeof examResults>;

export const examFiles = pgTable(
  'exam_files',
  {
    id: id(),
    userId: owner(),
    examId: uuid('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** SHA-256 of the bytes as they were sent: the same file sent twice is noticed. */
    digest: text('digest').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('exam_files_exam').on(t.examId),
    index('exam_files_file').on(t.fileId),
    index('exam_files_digest').on(t.userId, t.digest),
  ],
);
