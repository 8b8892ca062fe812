import { markHoldEvaluated } from '@leveza/contract/applications/held-dose.ts';
import { useKeptCommand } from '../../../lib/api.ts';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { type ChangeMessage, tell, tellFailure } from '../../../ui/toast.ts';

/** It says what the patient noted, and nothing about applying a dose. */
export const evaluatedText = (at: string, zone: string) =>
  `Você registrou que um médico avaliou em ${formatDay(dayOf(at, zone))}.`;

/** Notes that a doctor has looked at the sign that holds the next dose, and takes that back. */
export function useHoldEvaluated(effectId: string) {
  const { timeZone } = useSession();
  const marking = useKeptCommand(markHoldEvaluated);
  const mark = (isEvaluated: boolean) =>
    marking.mutateAsync({ params: { id: effectId }, body: { isEvaluated } });

  const note = async (): Promise<ChangeMessage> => {
    const { evaluatedAt } = (await mark(true)).data;
    return {
      title: 'Avaliação anotada',
      ...(evaluatedAt && { detail: evaluatedText(evaluatedAt, timeZone) }),
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
