import type { Exam } from '@leveza/contract/exams/exams.ts';
import { eq } from 'drizzle-orm';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { takeFiles } from '../files/shared/files.ts';
import { readExam } from './read-exam.ts';
import { settleHba1c } from './shared/settle-hba1c.ts';
import { lockExam } from './store.ts';
import { examFiles, examResults, exams } from './table.ts';
import { sealUndo } from './undo-of.ts';

/** All rows go at once. The bytes of its files, unreadable from then on, wait in the bin until they are swept. */
export async function deleteExam(
  call: Call,
  id: string,
  vault: Vault,
): Promise<{ data: Exam; undo: string }> {
  const { db, owner } = call;
  const data = await readExam(call, id);
  const deleted = await db.transaction(async (tx) => {
    await lockExam(tx, owner, id);
    const results = await tx.select().from(examResults).where(eq(examResults.examId, id));
    const attached = await tx.select().from(examFiles).where(eq(examFiles.examId, id));
    const fileIds = attached.map(({ fileId }) => fileId);
    const exam = ownRow(
      await tx
        .delete(exams)
        .where(isOwn(exams, owner, id))
        .returning(),
    );
    const removed = await takeFiles(tx, owner, fileIds);
    await settleHba1c(tx, owner);
    return { exam, results, files: removed, examFiles: attached };
  });
  return { data, undo: sealUndo(vault, 'exam', call, deleted) };
}
