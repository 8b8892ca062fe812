import {
  type Application,
  deleteApplication,
  restoreApplication,
} from '@leveza/contract/applications/applications.ts';
import { useKeptCommand } from '../../../lib/api.ts';
import { useDelete } from '../../../ui/use-delete.ts';
import { doseText } from '../application-words.ts';

export const DELETE_QUESTION = 'Excluir esta aplicação?';

export const returnsToPen = ({ penId }: Application) =>
  penId ? 'O que ela descontou volta para a caneta.' : undefined;

/** Takes an application out of the history, back into its pens, and offers to put it back as it was. */
export function useDeleteApplication(application: Application) {
  const remove = useKeptCommand(deleteApplication);
  const putBack = useKeptCommand(restoreApplication);
  const one = { params: { id: application.id } };
  return useDelete({
    remove: () => remove.mutateAsync(one),
    restore: () => putBack.mutateAsync(one),
    words: {
      deleted: { title: 'Aplicação excluída', detail: doseText(application) },
      restored: { title: 'Aplicação de volta ao histórico', detail: doseText(application) },
    },
  });
}
