import type { Exam, ExamInput } from '@leveza/contract/exams/exams.ts';
import type { Call } from '../../http/call.ts';
import { readExam } from './read-exam.ts';
import { refuseDuplicate } from './refuse-duplicate.ts';
import { settleHba1c } from './shared/settle-hba1c.ts';
import { examResults, exams } from './table.ts';
import { writtenExam } from './written-exam.ts';

export async function addExam(call: Call, input: ExamInput): Promise<Exam> {
  const { db, owner } = call;
  const { exam, results } = await writtenExam(call, input);
  if (!input.confirmDuplicate) await refuseDuplicate(call, input, results);
  const id = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(exams)
      .values({ userId: owner, ...exam })
      .returning({ id: exams.id });
    const examId = row!.id; // an insert without conflict clause always returns its row
    if (results.length > 0)
      await tx.insert(examResults).values(results.map((result) => ({ ...result, userId: owner, examId })));
    await settleHba1c(tx, owner);
    return examId;
  });
  return readExam(call, id);
}
