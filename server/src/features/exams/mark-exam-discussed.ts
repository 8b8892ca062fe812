import type { Exam } from '@leveza/contract/exams/exams.ts';
import { sql } from 'drizzle-orm';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { readExam } from './read-exam.ts';
import { exams } from './table.ts';

/** A second mark keeps the moment of the first. */
export async function markExamDiscussed(
  call: Call,
  id: string,
  { isDiscussed }: { isDiscussed: boolean },
): Promise<Exam> {
  const { db, owner, now } = call;
  ownRow(
    await db
      .update(exams)
      .set({
        discussedAt: isDiscussed
          ? sql`coalesce(${exams.discussedAt}, ${now.toISOString()}::timestamptz)`
          : null,
      })
      .where(isOwn(exams, owner, id))
      .returning({ id: exams.id }),
  );
  return readExam(call, id);
}
