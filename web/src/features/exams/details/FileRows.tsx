import type { Exam } from '@leveza/contract/exams/exams.ts';
import type { ExamsView } from '../use-exams-view.ts';
import { FileRow } from './FileRow.tsx';

export function FileRows({ exam, view }: { exam: Exam; view: ExamsView }) {
  return (
    <ul aria-label="Arquivos do exame" className="grid grid-cols-1 gap-2">
      {exam.files.map((file) => (
        <FileRow key={file.id} exam={exam} file={file} view={view} />
      ))}
    </ul>
  );
}
