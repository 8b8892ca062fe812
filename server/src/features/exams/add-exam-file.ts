import { createHash } from 'node:crypto';
import { MOST_FILES } from '@leveza/contract/exams/exams.ts';
import type { ExamFile } from '@leveza/contract/exams/files.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { type Document, readDocument } from '../../services/document.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { addFile } from '../files/shared/files.ts';
import { refuseKnownFiles } from './refuse-duplicate.ts';
import { lockExam } from './store.ts';
import { examFiles } from './table.ts';

interface Sent {
  file: UploadedFile;
  vault: Vault;
  isDuplicateConfirmed: boolean;
}

export async function addExamFile(
  { db, owner }: Call,
  examId: string,
  { file, vault, isDuplicateConfirmed }: Sent,
): Promise<ExamFile> {
  const document = await documentOf(file.content);
  const digest = createHash('sha256').update(file.content).digest('hex');
  return db.transaction(async (tx) => {
    await lockExam(tx, owner, examId);
    if (!isDuplicateConfirmed) await refuseKnownFiles({ db: tx, owner }, [digest]);
    if ((await tx.$count(examFiles, eq(examFiles.examId, examId))) >= MOST_FILES)
      throw new Problem('exam-files-full');
    const name = file.name.slice(0, 200) || 'exame';
    const fileId = await addFile(tx, vault, owner, { ...document, name });
    await tx.insert(examFiles).values({ userId: owner, examId, fileId, digest });
    return {
      id: fileId,
      fileName: name,
      fileType: document.mediaType,
      fileSize: document.content.byteLength,
    };
  });
}

async function documentOf(content: Buffer): Promise<Document> {
  try {
    return await readDocument(content);
  } catch (cause) {
    const message = 'Tipo de arquivo não suportado. Use PDF ou imagens (JPG, PNG).';
    throw cause instanceof Problem && cause.code === 'not-a-document'
      ? new Problem('not-a-document', { message, cause })
      : cause;
  }
}
