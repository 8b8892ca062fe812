import type { ExamCard } from '@leveza/contract/exams/exams.ts';
import { Download, Eye, Pencil, Trash2 } from 'lucide-react';
import { use } from 'react';
import { formatDay, formatFileSize } from '../../../lib/format.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { AreFiguresCovered, Figure } from '../../../ui/Figure.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Row } from '../../../ui/Row.tsx';
import { useAsking } from '../../../ui/use-asking.ts';
import { cardFocusId } from '../../../ui/use-card-focus.ts';
import { examTitle, summaryText } from '../exam-words.ts';
import { useDeleteExam } from '../use-delete-exam.ts';
import { useDownloads } from '../use-downloads.ts';
import type { ExamsView } from '../use-exams-view.ts';
import { StatusBadge } from '../ValueBadges.tsx';

/** One exam in the list: what it is and how it stands, when and where, how much lies outside. Its sheet has the rest. */
export function ExamItem({ exam, view }: { exam: ExamCard; view: ExamsView }) {
  const isCovered = use(AreFiguresCovered);
  const { isAsking, askOnceClosed, stop } = useAsking();
  const { remove, isPending } = useDeleteExam(exam);
  const { save } = useDownloads(exam);
  const { id, status, examDate, files, resultCount, laboratory } = exam;
  const title = examTitle(exam, isCovered);
  const name = `${title}, ${formatDay(examDate)}`;
  const size = files.reduce((sum, { fileSize }) => sum + fileSize, 0);
  const download = {
    id: 'download',
    label: `Baixar (${formatFileSize(size)})`,
    icon: Download,
    onAction: () => void save(files),
  };
  return (
    <Row
      id={cardFocusId(id)}
      title={
        <span className="flex items-start gap-2">
          <span>
            <span aria-hidden>{title}</span>
            <span className="sr-only">{name}</span>
          </span>{' '}
          <StatusBadge status={status} />
        </span>
      }
      detail={
        // A model may write a page.
        <span className="line-clamp-2">
          {formatDay(examDate)}
          {!isCovered && ` · ${laboratory}`}
          {resultCount > 0 && (
            <>
              {' · '}
              <span className={exam.aiAnalysis.isByModel ? '' : 'inline-block'}>
                <Figure>{summaryText(exam)}</Figure>
              </span>
            </>
          )}
        </span>
      }
      openLabel={name}
      onOpen={() => view.show('details', id)}
      action={
        <Menu
          label={`Ações de ${name}`}
          actions={[
            { id: 'details', label: 'Ver detalhes', icon: Eye, onAction: () => view.show('details', id) },
            ...(files.length > 0 ? [download] : []),
            { id: 'edit', label: 'Editar', icon: Pencil, onAction: () => view.show('edit', id) },
            { id: 'delete', label: 'Excluir', icon: Trash2, isDanger: true, onAction: askOnceClosed },
          ]}
        />
      }
    >
      {isAsking && (
        <div className="px-4 pb-3">
          <ConfirmInline
            question="Excluir este exame?"
            detail="Os valores e os arquivos dele saem juntos."
            confirmLabel="Confirmar Exclusão"
            isPending={isPending}
            onConfirm={() => void remove().then(stop)}
            onCancel={stop}
          />
        </div>
      )}
    </Row>
  );
}
