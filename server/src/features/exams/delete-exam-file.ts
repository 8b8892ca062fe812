import type { ExamFile } from '@leveza/contract/exams/files.ts';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { takeFiles } from '../files/shared/files.ts';
import { type FileOfExam, findExamFile } from './exam-file.ts';
import { examFiles } from './table.ts';
import { sealUndo } from './undo-of.ts';

/** Both rows go. The bytes, unreadable from then on, wait in the bin until they are swept. */
export async function deleteExamFile(
  call: Call,
  asked: FileOfExam,
  vault: Vault,
): Promise<{ data: ExamFile; undo: string }> {
  const { db, owner } = call;
  const data = await findExamFile(call, asked);
  const deleted = await db.transaction(async (tx) => {
    const joins = await tx
      .delete(examFiles)
      .where(and(eq(examFiles.userId, owner), eq(examFiles.fileId, data.id)))
      .returning();
    return { examFiles: joins, files: await takeFiles(tx, owner, [data.id]) };
  });
  return { data, undo: sealUndo(vault, 'exam file', call, deleted) };
}
