import { markExamDiscussed } from '@leveza/contract/exams/discussed.ts';
import { useKeptCommand } from '../../lib/api.ts';
import { type ChangeMessage, tell, tellFailure } from '../../ui/toast.ts';

/** Notes that the patient has spoken with the doctor about the critical values of an exam, and takes it back. */
export function useDiscussed(examId: string) {
  const marking = useKeptCommand(markExamDiscussed);
  const mark = (isDiscussed: boolean) =>
    marking.mutateAsync({ params: { id: examId }, body: { isDiscussed } });

  const note = async (): Promise<ChangeMessage> => {
    await mark(true);
    return {
      title: 'Conversa anotada',
      detail: 'O aviso sai até outro valor crítico.',
      undo: async () => {
        await mark(false);
        return { title: 'Aviso de volta' };
      },
    };
  };
  return {
    isPending: marking.isPending,
    note: () => void note().then(tell, tellFailure('Não foi possível anotar')),
    takeBack: () => void mark(false).catch(tellFailure('Não foi possível desfazer')),
  };
}
