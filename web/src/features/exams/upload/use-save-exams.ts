import { addExam, changeExam, deleteExam, type Exam } from '@leveza/contract/exams/exams.ts';
import { addExamFile } from '@leveza/contract/exams/files.ts';
import { type Confirmed, Problem } from '@leveza/contract/problem.ts';
import { useRef } from 'react';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { useToday } from '../../../lib/use-now.ts';
import { useAskFirst } from '../../../ui/form/use-ask-first.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { tell } from '../../../ui/toast.ts';
import { checkExam } from './exam-input.ts';
import type { UploadedExam } from './upload-state.ts';
import type { Upload } from './use-upload.ts';

const NOTHING = {};

/** Saves one exam, then sends its files. A file that fails is sent again without a second exam. */
export function useSaveExams(upload: Upload, onSaved: (exam: UploadedExam, stored: Exam) => void) {
  const today = useToday();
  // Files cannot be kept as text, but their digests are sent: chosen again after a reload, they are the same request.
  const draft = useDraft('exam-upload', NOTHING);
  const add = useCommand(addExam, { isQuick: true, draft });
  const change = useCommand(changeExam, { isQuick: true });
  const send = useCommand(addExamFile);
  const remove = useKeptCommand(deleteExam);
  // By file: exams of one window may all go by one name, and another report is another exam.
  const saved = useRef(new Map<string, string>());
  const sent = useRef(new Set<string>());

  const save = async (exam: UploadedExam, confirmed: Confirmed) => {
    const checked = checkExam(upload.now(), exam, today);
    if (!checked.ok) return;
    const items = exam.items.filter(({ state }) => state === 'completed');
    const known = items.map((item) => saved.current.get(item.id)).find((each) => each !== undefined);
    const body = {
      ...checked.input,
      ...confirmed,
      // Without values nothing was reviewed, unless it is an image: the server knows.
      ...(checked.input.results.length > 0 && { isReviewed: true }),
      fileDigests: known ? [] : await digestsOf(items.map(({ file }) => file)),
    };
    // Changes since the first try are saved too.
    const { data } = known
      ? await change.mutateAsync({ params: { id: known }, body })
      : await add.mutateAsync({ body });
    const { id } = data;
    for (const item of items) saved.current.set(item.id, id);
    for (const item of items) {
      if (sent.current.has(item.id)) continue;
      // The question about a file sent twice was answered with the exam.
      await send
        .mutateAsync({ params: { id }, query: { confirmDuplicate: 'true' }, file: item.file })
        .catch((cause: unknown) => {
          throw fileProblem(cause, item.file.name);
        });
      sent.current.add(item.id);
    }
    for (const item of items) saved.current.delete(item.id);
    onSaved(exam, data);
    tell({
      title: 'Exame salvo',
      detail: checked.input.examType,
      undo: async () => {
        await remove.mutateAsync({ params: { id } });
        return { title: 'Exame retirado', detail: checked.input.examType };
      },
    });
  };

  return useAskFirst(save);
}

function fileProblem(cause: unknown, name: string): unknown {
  if (!(cause instanceof Problem)) return cause;
  const message = `O exame foi salvo, mas o arquivo ${name} não: ${cause.message} Salve de novo para enviá-lo.`;
  return new Problem(cause.code, { message, cause });
}

/** SHA-256 of each file, by which the server notices one that was sent before; none where the browser has no such means. */
async function digestsOf(files: readonly File[]): Promise<string[]> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (!subtle) return [];
  return Promise.all(
    files.map(async (file) => hexOf(await subtle.digest('SHA-256', await file.arrayBuffer()))),
  );
}

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
