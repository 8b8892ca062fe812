import { COMPARATORS } from '@leveza/domain/exams/states.ts';
import { z } from '../zod.ts';

const day = z.iso.date();
const AmountOnDay = z.object({ day, amount: z.number(), comparator: z.enum(COMPARATORS).nullable() });

export const ReportExamLine = z.object({
  name: z.string(),
  day,
  /** As the report of the laboratory prints it. */
  value: z.string(),
  unit: z.string().nullable(),
  /** As printed; without one, Leveza's own, which says so: '70 a 99 (faixa do Leveza)'. */
  reference: z.string().nullable(),
  flag: z.enum(['normal', 'high', 'low', 'critical', 'abnormal', 'borderline']).nullable(),
  /** How far it moved, in the unit Leveza keeps the analyte in; null where no earlier number compares. */
  change: z
    .object({
      unit: z.string(),
      before: AmountOnDay,
      after: AmountOnDay,
      /** Null where one of the two is a bound such as '< 9'. */
      difference: z.number().nullable(),
    })
    .nullable(),
});

export const ReportExams = z.object({
  /** Exams dated in the period. */
  count: z.number(),
  /** Of them, those kept without a single value. */
  empty: z.number(),
  /** The HbA1c typed in the profile, in percent, where no exam up to the last day has one. */
  typedHba1c: z.object({ day, value: z.number() }).nullable(),
  /** Newest results with and without a range to judge them by. */
  judged: z.number(),
  unjudged: z.number(),
  /**
   * The result that all changes are compared with: the last one before the treatment, the first of all, or some with
   * either.
   */
  since: z.enum(['treatment', 'first-exam', 'earlier-exam']),
  /** Newest results of the period outside their range. */
  outOfRange: z.array(ReportExamLine),
  /** The others that have an earlier result to compare. */
  followed: z.array(ReportExamLine),
});
