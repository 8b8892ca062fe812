import type { ExamFile } from '@leveza/contract/exams/files.ts';
import { FileImage, FileText } from 'lucide-react';

export function FileIcon({ file, className }: { file: ExamFile; className: string }) {
  return file.fileType === 'application/pdf' ? (
    <FileText aria-hidden className={className} />
  ) : (
    <FileImage aria-hidden className={className} />
  );
}
