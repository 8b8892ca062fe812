import type { ExamCard } from '@leveza/contract/exams/exams.ts';
import { EXAM_CATEGORY_LABEL } from '@leveza/domain/exams/categories.ts';
import { use } from 'react';
import { formatFileSize } from '../../../lib/format.ts';
import { AreFiguresCovered } from '../../../ui/Figure.tsx';
import { fileTitle } from '../exam-words.ts';
import { FileIcon } from '../FileIcon.tsx';

/** More names would fill the list with one exam: the rest is a number, and the details have them all. */
const MOST_CONCERNS = 3;

/** Under an exam of the list, in its whole width: what and where it is, what lies outside, and its files. */
export function ExamFacts({ exam }: { exam: ExamCard }) {
  const isCovered = use(AreFiguresCovered);
  const { files, category, laboratory } = exam;
  const concerns = isCovered ? [] : exam.aiAnalysis.concerns;
  const more = concerns.length - MOST_CONCERNS;
  const [first] = files;
  return (
    <div className="grid grid-cols-1 gap-1.5 px-4 pb-3 empty:hidden">
      {!isCovered && (
        <p className="truncate text-sm text-ink-soft">
          {EXAM_CATEGORY_LABEL[category]} · {laboratory}
        </p>
      )}
      {concerns.length > 0 && (
        <ul aria-label="Preocupações" className="flex flex-wrap gap-1.5">
          {concerns.slice(0, MOST_CONCERNS).map((concern) => (
            <li key={concern} className={TAG}>
              {concern}
            </li>
          ))}
          {more > 0 && <li className={TAG}>+{more}</li>}
        </ul>
      )}
      {first && (
        <p className="flex min-w-0 items-center gap-1.5 text-sm text-ink-soft tabular-nums">
          <FileIcon file={first} className="size-4 shrink-0" />
          <span className="truncate">{fileTitle(files, first, isCovered)}</span>
          <span className="shrink-0">
            {files.length > 1 && `+${files.length - 1} `}· {formatFileSize(sizeOf(files))}
          </span>
        </p>
      )}
    </div>
  );
}

const TAG = 'max-w-full truncate rounded-full bg-sunken px-2.5 py-0.5 text-sm';

export const sizeOf = (files: ExamCard['files']) => files.reduce((sum, { fileSize }) => sum + fileSize, 0);
