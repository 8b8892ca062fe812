import { addExam, changeExam, deleteExam, type Exam } from '@leveza/contract/exams/exams.ts';
import { useMemo } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { useToday } from '../../../lib/use-now.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { draftOf, examSchema } from './exam-schema.ts';

/** Saves an exam that was typed, or the changes of one that is there. */
export function useSaveExam(exam: Exam | null, onDone: () => void) {
  const today = useToday();
  const schema = useMemo(() => examSchema(today), [today]);
  const add = useCommand(addExam);
  const change = useCommand(changeExam);
  const remove = useCommand(deleteExam);

  const values = draftOf(exam);
  return useRecord({
    schema,
    values,
    draft: useDraft(`exam:${exam?.id ?? 'new'}`, values),
    isEdit: exam !== null,
    save: async (accepted, { confirmed }) => {
      const body = { ...accepted, ...confirmed, isReviewed: true };
      const detail = `${accepted.examType}, ${formatDay(accepted.examDate)}`;
      if (exam) {
        await change.mutateAsync({ params: { id: exam.id }, body });
        const { examDate, isReviewed, modelAnalysis } = exam;
        // The change struck the model's sentences that no longer held: they come back with the values.
        const before = { ...draftOf(exam), examDate, isReviewed, modelAnalysis };
        return {
          title: 'Exame atualizado',
          detail,
          undo: async () => {
            await change.mutateAsync({
              params: { id: exam.id },
              body: { ...before, confirmDuplicate: true },
            });
            return { title: 'Exame como antes', detail };
          },
        };
      }
      const { data } = await add.mutateAsync({ body });
      return {
        title: 'Exame salvo',
        detail,
        undo: async () => {
          await remove.mutateAsync({ params: { id: data.id } });
          return { title: 'Exame retirado', detail };
        },
      };
    },
    onDone,
  });
}
