import type { Exam } from '@leveza/contract/exams/exams.ts';
import type { ExamFile } from '@leveza/contract/exams/files.ts';
import { Download, Eye, Trash2 } from 'lucide-react';
import { use } from 'react';
import { formatFileSize } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { AreFiguresCovered } from '../../../ui/Figure.tsx';
import { fileTitle } from '../exam-words.ts';
import { FileIcon } from '../FileIcon.tsx';
import { useDeleteFile } from '../use-delete-file.ts';
import { useDownloads } from '../use-downloads.ts';
import type { ExamsView } from '../use-exams-view.ts';

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
