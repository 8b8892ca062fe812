import { REPEAT_NEAR_DAYS, SOONER_REPEATED } from '@leveza/domain/exams/repeat.ts';
import { addDays, dayIn, type Day } from '@leveza/domain/time/days.ts';
import { asc, sql } from 'drizzle-orm';
import { type Question, statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { profiles } from '../../profile/table.ts';
import { examResults, exams } from '../table.ts';

export interface RepeatNear {
  id: string;
  examType: string;
  repeatOn: Day;
}

const MOST = 2;

export const SOONER = sql.raw(`(${SOONER_REPEATED.map((key) => `'${key}'`).join(', ')})`);

/**
 * The analytes of an exam that its day is counted by: those repeated sooner than the others, else all. A report of HbA1c
 * and fats whose HbA1c was measured since was repeated.
 */
const COUNTED = sql`select had.analyte from ${examResults} had where had.exam_id = exams.id and had.analyte is not null
  and (had.analyte in ${SOONER} or not exists (select from ${examResults} sooner
    where sooner.exam_id = exams.id and sooner.analyte in ${SOONER}))`;

/** The newer exam has them all. */
const AGAIN = sql`exists (${COUNTED}) and not exists (${COUNTED}
  and not exists (select from ${examResults} has where has.exam_id = newer.id and has.analyte = had.analyte))`;

/** The HbA1c typed in the profile repeats an exam that is counted by its HbA1c. */
const TYPED = sql`exists (${COUNTED}) and not exists (${COUNTED} and had.analyte <> 'hba1c')
  and exists (select from ${profiles} typed where typed.user_id = exams.user_id
    and typed.typed_hba1c_percent is not null and typed.typed_hba1c_on > exams.exam_date)`;

/** Of each type only the newest exam counts: an older one was repeated, also under another name by all its analytes. */
const selectNear = statement(
  'exams-repeat-near',
  { owner: 'uuid', from: 'text', to: 'text' },
  { id: exams.id, examType: exams.examType, repeatOn: sql<Day>`${exams.repeatOn}::text`.as('repeat_day') },
  (db, $, row) =>
    db
      .select(row)
      .from(exams)
      .where(
        sql`${exams.userId} = ${$.owner} and ${exams.repeatOn} between ${$.from}::date and ${$.to}::date
          and not (${TYPED})
          and not exists (select from ${exams} newer where newer.user_id = ${$.owner}
            and (newer.exam_date, newer.created_at) > (exams.exam_date, exams.created_at)
            and (lower(newer.exam_type) = lower(exams.exam_type) or ${AGAIN}))`,
      )
      .orderBy(asc(exams.repeatOn))
      .limit(MOST),
);

/** Exams whose usual repeat is near, the nearest first. */
export function repeatNearQuestion({ owner, zone, now }: Call): Question<RepeatNear[]> {
  const today = dayIn(zone, now);
  const days = {
    from: addDays(today, -REPEAT_NEAR_DAYS.after),
    to: addDays(today, REPEAT_NEAR_DAYS.before),
  };
  return selectNear.question({ owner, ...days }, (rows) => rows);
}
