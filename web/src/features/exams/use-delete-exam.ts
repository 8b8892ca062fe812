import { deleteExam, type ExamCard, restoreExam } from '@leveza/contract/exams/exams.ts';
import { useRef } from 'react';
import { useKeptCommand } from '../../lib/api.ts';
import { formatDay } from '../../lib/format.ts';
import { useDelete } from '../../ui/use-delete.ts';

/** Deletes an exam with its files and offers it back as it was. */
export function useDeleteExam({ id, examType, examDate }: Pick<ExamCard, 'id' | 'examType' | 'examDate'>) {
  const remove = useKeptCommand(deleteExam);
  const restore = useKeptCommand(restoreExam);
  const undo = useRef('');
  const detail = `${examType}, ${formatDay(examDate)}`;

  return useDelete({
    remove: async () => {
      const answer = await remove.mutateAsync({ params: { id } });
      undo.current = answer.undo;
      return answer;
    },
    restore: () => restore.mutateAsync({ body: { undo: undo.current } }),
    words: {
      deleted: { title: 'Exame excluído', detail },
      restored: { title: 'Exame de volta à lista', detail },
    },
  });
}
