import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { chooseHba1c, haveProfile } from '../../profile/shared/newest-hba1c.ts';
import { examResults, exams } from '../table.ts';

/**
 * The HbA1c of the profile and of the exams is one fact: the newest of what exams say and what was typed in the
 * profile. Called after every change of either.
 */
export async function settleHba1c(tx: Db, owner: string): Promise<void> {
  await haveProfile(tx, owner);
  await chooseNewestHba1c(tx, owner);
}

/** The same where an owner without a profile gets none. */
export async function chooseNewestHba1c(tx: Db, owner: string): Promise<void> {
  const newestOfExams = sql`
    select result.amount as percent, exam.exam_date as day
    from ${examResults} result join ${exams} exam on exam.id = result.exam_id
    where result.user_id = ${owner} and result.analyte = 'hba1c'
      and result.comparator is null and result.amount between 3 and 20
    order by exam.exam_date desc, exam.created_at desc limit 1`;
  await chooseHba1c(tx, owner, newestOfExams);
}
