import { Problem } from '@leveza/contract/problem.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import type { Vault } from '../../services/vault/vault.ts';
import type { FileRow } from '../files/shared/files.ts';
import type { ExamRow, examFiles, ResultRow } from './table.ts';

/** The rows of deleted files. Their keys are among them: without this the bytes are noise. */
interface DeletedFiles {
  files: FileRow[];
  examFiles: (typeof examFiles.$inferSelect)[];
}

/** All rows of a deleted exam. */
interface DeletedExam extends DeletedFiles {
  exam: ExamRow;
  results: ResultRow[];
}

interface Deleted {
  exam: DeletedExam;
  'exam file': DeletedFiles;
}

const about = (kind: keyof Deleted, owner: string) => `undo of an ${kind} of ${owner}`;

/** Sealed for its owner: the server keeps nothing of what was deleted, its owner's device can bring it back. */
export function sealUndo<Kind extends keyof Deleted>(
  vault: Vault,
  kind: Kind,
  { owner, now }: { owner: string; now: Date },
  deleted: Deleted[Kind],
): string {
  return vault.sealText(JSON.stringify({ ...deleted, at: now.getTime() }), about(kind, owner));
}

export function openUndo<Kind extends keyof Deleted>(
  vault: Vault,
  kind: Kind,
  { owner, now }: { owner: string; now: Date },
  undo: string,
): Deleted[Kind] {
  const { at, ...deleted } = opened(vault, about(kind, owner), undo);
  if (now.getTime() - at > HOUR_MS) throw new Problem('undo-expired');
  return deleted as Deleted[Kind];
}

const INSTANTS = new Set(['createdAt', 'discussedAt']);

/** JSON made text of the instants. */
const withDates = (key: string, value: unknown) =>
  INSTANTS.has(key) && typeof value === 'string' ? new Date(value) : value;

function opened(vault: Vault, sealedFor: string, undo: string): Deleted[keyof Deleted] & { at: number } {
  try {
    return JSON.parse(vault.openText(undo, sealedFor), withDates) as Deleted[keyof Deleted] & { at: number };
  } catch {
    // It is another patient's, or none of ours: the answer does not tell which.
    throw new Problem('not-found');
  }
}
