import type { ReportRows } from '@leveza/contract/reports/rows.ts';
import { referenceText } from '@leveza/domain/exams/amount-words.ts';
import type { Period } from '@leveza/domain/reports/period.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { examResults, exams } from '../../exams/table.ts';
import { MOST_ROWS } from './most.ts';

const selectResults = statement(
  'report-rows-exams',
  { owner: 'uuid', from: 'text', to: 'text' },
  {
    id: examResults.id,
    day: exams.examDate,
    name: examResults.parameter,
    analyte: examResults.analyte,
    value: examResults.value,
    amount: examResults.amount,
    comparator: examResults.comparator,
    unit: examResults.unit,
    printed: examResults.referenceRange,
    origin: examResults.rangeOrigin,
    low: examResults.refLow,
    high: examResults.refHigh,
    flag: examResults.flag,
    laboratory: exams.laboratory,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(exams)
      .innerJoin(examResults, eq(examResults.examId, exams.id))
      .where(and(eq(exams.userId, $.owner), sql`${exams.examDate} between ${$.from}::date and ${$.to}::date`))
      .orderBy(desc(exams.examDate), desc(exams.createdAt), desc(examResults.place))
      .limit(MOST_ROWS),
);

/** Results of exams dated in the period, newest first. */
export function examRowsQuestion(owner: string, { from, to }: Period): Question<ReportRows['exams']> {
  return selectResults.question({ owner, from, to }, (rows) =>
    rows.map(({ printed, origin, low, high, ...row }) => ({
      ...row,
      reference: referenceText({ printed, origin, low, high }),
    })),
  );
}
