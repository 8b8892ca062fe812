import { markExamDiscussed, type ShownValue } from '@leveza/contract/exams/discussed.ts';
import { useKeptCommand } from '../../lib/api.ts';
import { type ChangeMessage, tell, tellFailure } from '../../ui/toast.ts';

/** Notes that the patient has spoken with the doctor about the critical values of an exam, and takes it back. */
export function useDiscussed(examId: string) {
  // A refusal says that the exam has other critical values: they are shown with it.
  const marking = useKeptCommand(markExamDiscussed, { isStaleAnyway: true });
  // Taking it back shows no values, yet sends the field: only so it gives up a mark that is still kept (`giveUpOlder`).
  const mark = (isDiscussed: boolean, values: ShownValue[]) =>
    marking.mutateAsync({ params: { id: examId }, body: { isDiscussed, values } });

  const note = async (shown: readonly ShownValue[]): Promise<ChangeMessage> => {
    await mark(
      true,
      shown.map(({ parameter, value, unit }) => ({ parameter, value, unit })),
    );
    return {
      title: 'Conversa anotada',
      detail: 'O aviso sai até outro valor crítico.',
      undo: async () => {
        await mark(false, []);
        return { title: 'Aviso de volta' };
      },
    };
  };
  return {
    isPending: marking.isPending,
    /** It names the critical values that the patient sees: the server marks no exam that has others. */
    note: (shown: readonly ShownValue[]) =>
      void note(shown).then(tell, tellFailure('Não foi possível anotar')),
    takeBack: () => void mark(false, []).catch(tellFailure('Não foi possível desfazer')),
  };
}
