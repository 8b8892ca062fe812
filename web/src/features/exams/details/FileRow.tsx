import type { Exam } from '@leveza/contract/exams/exams.ts';
import { type ExamFile, deleteExamFile, restoreExamFile } from '@leveza/contract/exams/files.ts';
import { Download, Eye, Trash2, FileImage, FileText } from 'lucide-react';
import { use, useRef } from 'react';
import { formatFileSize } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { AreFiguresCovered } from '../../../ui/Figure.tsx';
import { fileTitle } from '../exam-words.ts';
import { useDownloads } from '../use-downloads.ts';
import type { ExamsView } from '../use-exams-view.ts';
import { useKeptCommand } from '../../../lib/api.ts';
import { useDelete } from '../../../ui/use-delete.ts';

/** A file of an exam: it is looked at here, kept outside, or removed while the values stay. */
export function FileRow({ exam, file, view }: { exam: Exam; file: ExamFile; view: ExamsView }) {
  const { save, isSaving } = useDownloads(exam);
  const name = fileTitle(exam.files, file, use(AreFiguresCovered));
  const { remove, isPending } = useDeleteFile(exam.id, file, name);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border border-line px-3.5 py-2">
      <FileIcon file={file} className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1 basis-40">
        <span className="block truncate font-medium">{name}</span>
        <span className="text-sm text-ink-soft tabular-nums">{formatFileSize(file.fileSize)}</span>
      </span>
      <Button
        variant="quiet"
        size="sm"
        icon={Eye}
        aria-label={`Ver ${name}`}
        onPress={() => view.showFile(exam.id, file.id)}
      >
        Ver
      </Button>
      <Button
        variant="quiet"
        size="sm"
        icon={Download}
        isPending={isSaving}
        onPress={() => void save([file])}
      >
        Baixar Arquivo
      </Button>
      <Button
        variant="quiet"
        size="sm"
        icon={Trash2}
        aria-label={`Apagar ${name}`}
        isPending={isPending}
        pendingLabel="Apagando..."
        onPress={() => void remove()}
      >
        Apagar
      </Button>
    </li>
  );
}

/** Takes a file out of its exam, whose values stay, and offers it back. */
function useDeleteFile(examId: string, { id }: ExamFile, name: string) {
  const remove = useKeptCommand(deleteExamFile);
  const restore = useKeptCommand(restoreExamFile);
  const undo = useRef('');
  return useDelete({
    remove: async () => {
      const answer = await remove.mutateAsync({ params: { id: examId, fileId: id } });
      undo.current = answer.undo;
      return answer;
    },
    restore: () => restore.mutateAsync({ body: { undo: undo.current } }),
    words: {
      deleted: { title: 'Arquivo apagado', detail: name },
      restored: { title: 'Arquivo de volta ao exame', detail: name },
      failed: 'Erro ao apagar',
    },
  });
}

function FileIcon({ file, className }: { file: ExamFile; className: string }) {
  return file.fileType === 'application/pdf' ? (
    <FileText aria-hidden className={className} />
  ) : (
    <FileImage aria-hidden className={className} />
  );
}
