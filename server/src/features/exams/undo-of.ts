import { Problem } from '@leveza/contract/problem.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import type { Vault } from '../../services/vault/vault.ts';
import type { FileRow } from '../files/shared/files.ts';
import type { ExamRow, examFiles, ResultRow } from './table.ts';

/** All rows of a deleted exam. Its files' keys are among them: without this the bytes are noise. */
export interface DeletedExam {
  exam: ExamRow;
  results: ResultRow[];
  files: FileRow[];
  examFiles: (typeof examFiles.$inferSelect)[];
}

const about = (owner: string) => `undo of an exam of ${owner}`;

/** Sealed for its owner: the server keeps nothing of a deleted exam, its owner's device can bring it back. */
export function sealUndo(vault: Vault, owner: string, deleted: DeletedExam, now: Date): string {
  return vault.sealText(JSON.stringify({ ...deleted, at: now.getTime() }), about(owner));
}

export function openUndo(vault: Vault, owner: string, undo: string, now: Date): DeletedExam {
  const { at, ...deleted } = opened(vault, owner, undo);
  if (now.getTime() - at > HOUR_MS) throw new Problem('undo-expired');
  return {
    exam: withDates(deleted.exam),
    results: deleted.results,
    files: deleted.files.map(withDates),
    examFiles: deleted.examFiles.map(withDates),
  };
}

function opened(vault: Vault, owner: string, undo: string): DeletedExam & { at: number } {
  try {
    return JSON.parse(vault.openText(undo, about(owner))) as DeletedExam & { at: number };
  } catch {
    // It is another patient's, or none of ours: the answer does not tell which.
    throw new Problem('not-found');
  }
}

/** JSON made text of the instants. */
function withDates<Row extends { createdAt: Date }>(row: Row): Row {
  return { ...row, createdAt: new Date(row.createdAt) };
}
