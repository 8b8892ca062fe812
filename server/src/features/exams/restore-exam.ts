import type { Exam } from '@leveza/contract/exams/exams.ts';
import type { Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { putFilesBack } from '../files/shared/files.ts';
import { readExam } from './read-exam.ts';
import { settleHba1c } from './shared/settle-hba1c.ts';
import { examFiles, examResults, exams } from './table.ts';
import { openUndo } from './undo-of.ts';

/** Puts every row back under its id; pressed twice, it is there once. */
export async function restoreExam(call: Call, { undo }: { undo: string }, vault: Vault): Promise<Exam> {
  const { db, owner } = call;
  const deleted = openUndo(vault, 'exam', call, undo);
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(exams)
      .values(deleted.exam)
      .onConflictDoNothing()
      .returning({ id: exams.id });
    if (added.length === 0) return;
    if (deleted.results.length > 0) await tx.insert(examResults).values(deleted.results);
    await putFilesBack(tx, deleted.files);
    if (deleted.examFiles.length > 0) await tx.insert(examFiles).values(deleted.examFiles);
    await settleHba1c(tx, owner);
  });
  return readExam(call, deleted.exam.id);
}
