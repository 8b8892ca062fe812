import type { ExamFile } from '@leveza/contract/exams/files.ts';
import type { Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { forgetFile } from '../files/shared/files.ts';
import { type FileOfExam, findExamFile } from './exam-file.ts';

/** Row and bytes go; the join goes with the row. */
export async function deleteExamFile(call: Call, asked: FileOfExam, vault: Vault): Promise<ExamFile> {
  const file = await findExamFile(call, asked);
  await forgetFile(call.db, call.owner, file.id);
  await vault.remove(file.id);
  return file;
}
