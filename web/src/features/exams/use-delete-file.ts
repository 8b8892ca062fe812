import { deleteExamFile, type ExamFile, restoreExamFile } from '@leveza/contract/exams/files.ts';
import { useRef } from 'react';
import { useKeptCommand } from '../../lib/api.ts';
import { useDelete } from '../../ui/use-delete.ts';

/** Takes a file out of its exam, whose values stay, and offers it back. */
export function useDeleteFile(examId: string, { id }: ExamFile, name: string) {
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
