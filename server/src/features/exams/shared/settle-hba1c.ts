import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { profiles } from '../../profile/table.ts';
import { examResults, exams } from '../table.ts';

/**
 * The HbA1c of the profile and of the exams is one fact: the newest of what exams say and what was typed in the
 * profile. Called after every change of either.
 */
export async function settleHba1c(tx: Db, owner: string): Promise<void> {
  await tx.insert(profiles).values({ userId: owner }).onConflictDoNothing();
  await chooseHba1c(tx, owner);
}

/** Writes the newest HbA1c and its day into the profile, where there is one. */
export async function chooseHba1c(tx: Db, owner: string): Promise<void> {
  await tx.execute(sql`
    update ${profiles} set (hba1c_percent, hba1c_on) = (
      select percent, day from (
        select ${profiles.typedHba1c} as percent, ${profiles.typedHba1cOn} as day, 1 as place
        union all
        (select result.amount, exam.exam_date, 0
          from ${examResults} result join ${exams} exam on exam.id = result.exam_id
          where result.user_id = ${owner} and result.analyte = 'hba1c'
            and result.comparator is null and result.amount between 3 and 20
          order by exam.exam_date desc, exam.created_at desc limit 1)
      ) known
      where percent is not null order by day desc, place desc limit 1)
    where ${profiles.userId} = ${owner}`);
}
