import type { ExamCard } from '@leveza/contract/exams/exams.ts';
import { EXAM_CATEGORY_LABEL } from '@leveza/domain/exams/categories.ts';
import { EXAM_STATUS_LABEL } from '@leveza/domain/exams/states.ts';
import { Download, Eye, FileImage, FileText, Pencil, Trash2 } from 'lucide-react';
import { Button as RacButton } from 'react-aria-components';
import { formatDay, formatFileSize } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { useAsking } from '../../../ui/use-asking.ts';
import { cardFocusId } from '../../../ui/use-card-focus.ts';
import { STATUS_LOOK } from '../exam-words.ts';
import { useDeleteExam } from '../use-delete-exam.ts';
import { useDownloads } from '../use-downloads.ts';
import type { ExamsView } from '../use-exams-view.ts';

/** One exam on its card: what it is, how it stands, what lies outside its range, and its files. */
export function ExamItem({ exam, view }: { exam: ExamCard; view: ExamsView }) {
  const { isAsking, askOnceClosed, stop } = useAsking();
  const { remove, isPending } = useDeleteExam(exam);
  const { save, isSaving } = useDownloads(exam);
  const { id, examType, category, status, examDate, laboratory, aiAnalysis, files } = exam;
  const size = files.reduce((sum, { fileSize }) => sum + fileSize, 0);
  const [file] = files;
  const FileIcon = file?.fileType === 'application/pdf' ? FileText : FileImage;
  const name = `${examType}, ${formatDay(examDate)}`;
  return (
    <li
      aria-label={name}
      className="flex min-w-0 flex-col gap-2.5 rounded-2xl border border-line bg-surface p-4"
    >
      <div className="flex items-start gap-2">
        <RacButton
          id={cardFocusId(id)}
          aria-haspopup="dialog"
          aria-label={name}
          onPress={() => view.show('details', id)}
          className="grid min-h-11 min-w-0 flex-1 cursor-pointer rounded-md text-left data-hovered:underline data-pressed:opacity-80"
        >
          <span className="leading-snug font-semibold wrap-anywhere">{examType}</span>
          <span className="text-sm text-ink-soft tabular-nums wrap-anywhere">
            {formatDay(examDate)} · {laboratory}
          </span>
        </RacButton>
        <Menu
          label={`Ações de ${name}`}
          actions={[
            { id: 'details', label: 'Ver detalhes', icon: Eye, onAction: () => view.show('details', id) },
            { id: 'edit', label: 'Editar', icon: Pencil, onAction: () => view.show('edit', id) },
            { id: 'delete', label: 'Excluir', icon: Trash2, isDanger: true, onAction: askOnceClosed },
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge status={STATUS_LOOK[status]}>{EXAM_STATUS_LABEL[status]}</Badge>
        <span className="text-sm text-ink-soft">{EXAM_CATEGORY_LABEL[category]}</span>
      </div>
      {aiAnalysis.summary && <p className="text-sm text-pretty">{aiAnalysis.summary}</p>}
      {aiAnalysis.concerns.length > 0 && <Concerns names={aiAnalysis.concerns} />}
      {file && (
        <div className="mt-auto flex items-center gap-2 border-t border-line pt-2">
          <FileIcon aria-hidden className="size-4 shrink-0 text-ink-faint" />
          <span className="min-w-0 flex-1 text-sm text-ink-soft">
            <span className="block truncate">
              {files.length === 1 ? file.fileName : `${file.fileName} e mais ${files.length - 1}`}
            </span>
            <span className="tabular-nums">{formatFileSize(size)}</span>
          </span>
          <Button
            variant="quiet"
            size="sm"
            icon={Download}
            isPending={isSaving}
            onPress={() => void save(files)}
          >
            Baixar
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmInline
          question="Excluir este exame?"
          detail="Os valores e os arquivos dele saem juntos."
          confirmLabel="Confirmar Exclusão"
          isPending={isPending}
          onConfirm={() => void remove().then(stop)}
          onCancel={stop}
        />
      )}
    </li>
  );
}

const MOST_CONCERNS = 4;

function Concerns({ names }: { names: readonly string[] }) {
  const more = names.length - MOST_CONCERNS;
  return (
    <ul aria-label="Fora da faixa" className="flex flex-wrap gap-1.5">
      {names.slice(0, MOST_CONCERNS).map((name) => (
        <li key={name} className="rounded-lg bg-attention-soft px-2 py-0.5 text-sm text-attention-ink">
          {name}
        </li>
      ))}
      {more > 0 && <li className="px-1 py-0.5 text-sm text-ink-soft">+{more}</li>}
    </ul>
  );
}
