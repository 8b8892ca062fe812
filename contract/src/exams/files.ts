import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

/** The most that the dialog takes; the service takes twice that from other clients. */
export const EXAM_FILE_MOST_BYTES = 10 * 1024 * 1024;
export const EXAM_SERVICE_MOST_BYTES = 20 * 1024 * 1024;

export const ExamFile = z.object({
  id: z.uuid(),
  fileName: z.string(),
  /** By its content: application/pdf, image/jpeg or image/png. */
  fileType: z.string(),
  /** In bytes, as stored. */
  fileSize: z.number(),
});
export type ExamFile = z.infer<typeof ExamFile>;

const one = { access: 'patient', params: z.object({ id: z.uuid(), fileId: z.uuid() }) } as const;

export const addExamFile = {
  method: 'POST',
  path: '/exams/:id/files',
  summary: 'Adds a file to an exam: PDF, JPEG or PNG, as the part `file` of a multipart body',
  access: 'patient',
  status: 201,
  params: z.object({ id: z.uuid() }),
  /** `true` keeps a file that this or another exam has already. */
  query: z.object({ confirmDuplicate: z.enum(['true', 'false', '']).optional() }),
  upload: {
    mostBytes: EXAM_SERVICE_MOST_BYTES,
    tooLarge: (megabytes) => `Arquivo muito grande (${megabytes} MB). Máximo permitido: 20MB`,
  },
  changes: ['exams'],
  reply: z.object({ data: ExamFile }),
} as const satisfies Endpoint;

export const readExamFile = {
  ...one,
  method: 'GET',
  path: '/exams/:id/files/:fileId',
  summary: 'A file of an exam',
  download: true,
  shows: ['exams'],
  reply: z.object({}),
} as const satisfies Endpoint;

export const deleteExamFile = {
  ...one,
  method: 'DELETE',
  path: '/exams/:id/files/:fileId',
  summary: 'Takes a file out of an exam; the answer can put it back for an hour',
  isSecret: true,
  changes: ['exams'],
  reply: z.object({
    data: ExamFile,
    /** Sealed: nothing of the file can be read on the server but this can bring it back. */
    undo: z.string(),
  }),
} as const satisfies Endpoint;

export const restoreExamFile = {
  method: 'POST',
  path: '/exams/files/restore',
  summary: 'Puts a deleted file back into its exam',
  access: 'patient',
  isSecret: true,
  body: z.object({ undo: z.string().min(1).max(10_000) }),
  changes: ['exams'],
  reply: z.object({ data: ExamFile }),
} as const satisfies Endpoint;
