import { and, eq } from 'drizzle-orm';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { files } from '../files/table.ts';
import { examFiles } from './table.ts';

export interface FileOfExam {
  id: string;
  fileId: string;
}

/** The row that joins a file to an exam, both the patient's; any other pair is not found. */
export async function findExamFile({ db, owner }: Call, { id, fileId }: FileOfExam) {
  const rows = await db
    .select({ id: files.id, fileName: files.name, fileType: files.mediaType, fileSize: files.size })
    .from(examFiles)
    .innerJoin(files, eq(files.id, examFiles.fileId))
    .where(and(eq(examFiles.userId, owner), eq(examFiles.examId, id), eq(examFiles.fileId, fileId)));
  return ownRow(rows);
}
