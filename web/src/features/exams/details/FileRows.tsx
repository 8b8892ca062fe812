import type { Exam } from '@leveza/contract/exams/exams.ts';
import { Download, Eye, FileImage, FileText } from 'lucide-react';
import { formatFileSize } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { useDownloads } from '../use-downloads.ts';
import type { ExamsView } from '../use-exams-view.ts';

/** The files of an exam: each is looked at here, or kept outside. */
export function FileRows({ exam, view }: { exam: Exam; view: ExamsView }) {
  const { save, isSaving } = useDownloads(exam);
  return (
    <ul aria-label="Arquivos do exame" className="grid gap-2">
      {exam.files.map((file) => {
        const Icon = file.fileType === 'application/pdf' ? FileText : FileImage;
        return (
          <li
            key={file.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border border-line px-3.5 py-2"
          >
            <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
            <span className="min-w-0 flex-1 basis-40">
              <span className="block truncate font-medium">{file.fileName}</span>
              <span className="text-sm text-ink-soft tabular-nums">{formatFileSize(file.fileSize)}</span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              icon={Eye}
              aria-label={`Ver ${file.fileName}`}
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
          </li>
        );
      })}
    </ul>
  );
}
