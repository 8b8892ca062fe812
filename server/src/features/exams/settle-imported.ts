import type { Day } from '@leveza/domain/time/days.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { profiles } from '../profile/table.ts';
import { judgeAgain } from './judge-again.ts';
import { chooseHba1c } from './shared/settle-hba1c.ts';
import { examResults } from './table.ts';

/** Computes what an imported file may say wrongly of exams: flags, and the newest HbA1c of profile and exams. */
export async function settleImported(tx: Db, owner: string, writtenOn: Day): Promise<void> {
  await judgeAgain({ db: tx, owner }, { areWordsSettled: false });
  await keepTypedHba1c(tx, owner, writtenOn);
  await chooseHba1c(tx, owner);
}

/** A file from before the exams has only the HbA1c of the profile, which was typed, at the latest when the file was written. */
async function keepTypedHba1c(tx: Db, owner: string, writtenOn: Day): Promise<void> {
  const measured = sql`(select from ${examResults} own where own.user_id = ${owner} and own.analyte = 'hba1c')`;
  await tx
    .update(profiles)
    .set({ typedHba1c: sql`hba1c_percent`, typedHba1cOn: writtenOn })
    .where(
      and(
        eq(profiles.userId, owner),
        isNotNull(profiles.hba1c),
        isNull(profiles.typedHba1c),
        sql`not exists ${measured}`,
      ),
    );
}
