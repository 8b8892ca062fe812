import type { Exam, ExamInput } from '@leveza/contract/exams/exams.ts';
import { eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { readExam } from './read-exam.ts';
import { settleHba1c } from './shared/settle-hba1c.ts';
import { isOwnExam, lockExam } from './store.ts';
import { examResults, exams } from './table.ts';
import { writtenExam } from './written-exam.ts';

/** Its results are the ones sent, all of them; its files stay. */
export async function changeExam(call: Call, id: string, input: ExamInput): Promise<Exam> {
  const { db, owner } = call;
  const { exam, results } = await writtenExam(call, input);
  await db.transaction(async (tx) => {
    await lockExam(tx, owner, id);
    await tx.update(exams).set(exam).where(isOwnExam(owner, id));
    await tx.delete(examResults).where(eq(examResults.examId, id));
    if (results.length > 0)
      await tx
        .insert(examResults)
        .values(results.map((result) => ({ ...result, userId: owner, examId: id })));
    await settleHba1c(tx, owner);
  });
  return readExam(call, id);
}
