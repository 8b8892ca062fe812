import type { ExamFile } from '@leveza/contract/exams/files.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { inArray } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { putFilesBack } from '../files/shared/files.ts';
import { findExamFile } from './exam-file.ts';
import { lockExam } from './store.ts';
import { examFiles } from './table.ts';
import { openUndo } from './undo-of.ts';

/** Puts the file back into its exam, while that is there; pressed twice, it is there once. */
export async function restoreExamFile(
  call: Call,
  { undo }: { undo: string },
  vault: Vault,
): Promise<ExamFile> {
  const { db, owner } = call;
  const deleted = openUndo(vault, 'exam file', call, undo);
  const [join] = deleted.examFiles;
  if (!join) throw new Problem('not-found');
  await db.transaction(async (tx) => {
    await lockExam(tx, owner, join.examId);
    const there = await tx
      .select({ id: examFiles.id })
      .from(examFiles)
      .where(
        inArray(
          examFiles.id,
          deleted.examFiles.map(({ id }) => id),
        ),
      );
    if (there.length > 0) return;
    await putFilesBack(tx, deleted.files);
    await tx.insert(examFiles).values(deleted.examFiles);
  });
  return findExamFile(call, { id: join.examId, fileId: join.fileId });
}
