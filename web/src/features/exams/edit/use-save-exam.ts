import { addExam, changeExam, deleteExam, type Exam, readExam } from '@leveza/contract/exams/exams.ts';
import { useMemo, useRef } from 'react';
import { call, useCommand, useKeptCommand } from '../../../lib/api.ts';
import { allConfirmed } from '../../../lib/all-confirmed.ts';
import { formatDay } from '../../../lib/format.ts';
import { useToday } from '../../../lib/use-now.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { draftOf, examSchema } from './exam-schema.ts';

/** Saves an exam that was typed, or the changes of one that is there. */
export function useSaveExam(exam: Exam | null, onDone: (stored: Exam | null) => void) {
  const today = useToday();
  const schema = useMemo(() => examSchema(today), [today]);
  const change = useCommand(changeExam);
  const changeBack = useKeptCommand(changeExam);
  const remove = useKeptCommand(deleteExam);

  const stored = useRef<Exam>(null);

  const values = draftOf(exam);
  const draft = useDraft(`exam:${exam?.id ?? 'new'}`, values);
  const add = useCommand(addExam, { draft });
  return useRecord({
    schema,
    values,
    draft,
    isEdit: exam !== null,
    save: async (accepted, { confirmed }) => {
      const body = { ...accepted, ...confirmed, isReviewed: true };
      const detail = `${accepted.examType}, ${formatDay(accepted.examDate)}`;
      if (exam) {
        const params = { id: exam.id };
        // Another device's correction that is replaced now comes back with an undo.
        const replaced = confirmed.confirmReplace ? (await call(readExam, { params })).data : exam;
        stored.current = (await change.mutateAsync({ params, body })).data;
        const { version } = stored.current;
        const { examDate, isReviewed, modelAnalysis } = replaced;
        // The change struck the model's sentences that no longer held: they come back with the values.
        const before = { ...draftOf(replaced), examDate, isReviewed, modelAnalysis, version };
        return {
          title: 'Exame atualizado',
          detail,
          undo: async () => {
            await changeBack.mutateAsync({ params, body: { ...before, ...allConfirmed(changeExam) } });
            return { title: 'Exame como antes', detail };
          },
        };
      }
      const { data } = await add.mutateAsync({ body });
      stored.current = data;
      return {
        title: 'Exame salvo',
        detail,
        undo: async () => {
          await remove.mutateAsync({ params: { id: data.id } });
          return { title: 'Exame retirado', detail };
        },
      };
    },
    onDone: () => onDone(stored.current),
  });
}
