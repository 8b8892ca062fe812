import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { readFile } from '../files/shared/files.ts';
import { type FileOfExam, findExamFile } from './exam-file.ts';

export async function readExamFile(call: Call, asked: FileOfExam, vault: Vault) {
  const { id } = await findExamFile(call, asked);
  const file = await readFile(call.db, vault, call.owner, id);
  if (!file) throw new Problem('not-found');
  return file;
}
