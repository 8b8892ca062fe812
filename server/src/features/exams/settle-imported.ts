import type { Day } from '@leveza/domain/time/days.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { takeHba1cAsTyped } from '../profile/shared/newest-hba1c.ts';
import { judgeAgain } from './judge-again.ts';
import { chooseNewestHba1c } from './shared/settle-hba1c.ts';
import { examResults } from './table.ts';

/** Computes again what an imported file may say wrongly of exams: flags, and the newest HbA1c of profile and exams. */
export async function settleImported(tx: Db, owner: string, writtenOn: Day): Promise<void> {
  await judgeAgain({ db: tx, owner }, { areWordsSettled: false });
  // A file from before the exams has only the HbA1c of the profile, typed at the latest when the file was written.
  const isOwnHba1c = and(eq(examResults.userId, owner), eq(examResults.analyte, 'hba1c'));
  if ((await tx.$count(examResults, isOwnHba1c)) === 0) await takeHba1cAsTyped(tx, owner, writtenOn);
  await chooseNewestHba1c(tx, owner);
}
