import { Problem } from '@leveza/contract/problem.ts';
import {
  MOST_QUESTIONS,
  type ReportQuestion,
  type ReportQuestionInput,
} from '@leveza/contract/reports/questions.ts';
import { eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { holdAccount } from '../auth/shared/account.ts';
import { reportQuestions } from './table.ts';

export async function addReportQuestion(
  { db, owner, now }: Call,
  { text }: ReportQuestionInput,
): Promise<ReportQuestion> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, owner);
    const kept = await tx.$count(reportQuestions, eq(reportQuestions.userId, owner));
    if (kept >= MOST_QUESTIONS) throw new Problem('questions-full');
    const [added] = await tx
      .insert(reportQuestions)
      .values({ userId: owner, text, createdAt: now })
      .returning({ id: reportQuestions.id, text: reportQuestions.text });
    return added!; // an insert without conflict clause always returns its row
  });
}
