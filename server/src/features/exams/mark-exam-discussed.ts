import type * as contract from '@leveza/contract/exams/discussed.ts';
import type { Received } from '@leveza/contract/endpoint.ts';
import type { Exam } from '@leveza/contract/exams/exams.ts';
import type { UrgentValue } from '@leveza/contract/exams/urgent.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { sql } from 'drizzle-orm';
import { isOwn } from '../../db/own-row.ts';
import { ask } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { readExam } from './read-exam.ts';
import { openCriticalQuestion } from './shared/open-critical.ts';
import { lockExam } from './store.ts';
import { exams } from './table.ts';

/**
 * A second mark keeps the moment of the first. A device sends it for hours, and meanwhile another one may correct the exam:
 * a critical value that the patient did not see stays in the notice, with the others.
 */
export async function markExamDiscussed(
  call: Call,
  id: string,
  { isDiscussed, values }: Received<typeof contract.markExamDiscussed>['body'],
): Promise<Exam> {
  const { db, owner, now } = call;
  await db.transaction(async (tx) => {
    // The lock lets no correction come between the look at the values and the mark.
    await lockExam(tx, owner, id);
    if (isDiscussed) {
      const open = await ask(tx, openCriticalQuestion(call));
      const isSeen = (one: UrgentValue) => values.some((shown) => isSame(shown, one));
      if (!open.every((one) => one.examId !== id || isSeen(one))) throw new Problem('exam-critical-changed');
    }
    await tx
      .update(exams)
      .set({
        discussedAt: isDiscussed
          ? sql`coalesce(${exams.discussedAt}, ${now.toISOString()}::timestamptz)`
          : null,
      })
      .where(isOwn(exams, owner, id));
  });
  return readExam(call, id);
}

const isSame = (one: contract.ShownValue, other: contract.ShownValue) =>
  one.parameter === other.parameter && one.value === other.value && one.unit === other.unit;
