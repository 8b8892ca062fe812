import {
  type Application,
  changeApplication,
  deleteApplication,
  registerApplication,
} from '@leveza/contract/applications/applications.ts';
import { recordPastApplications } from '@leveza/contract/applications/past.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useKeptCommand } from '../../../lib/api.ts';
import { onItsWay } from '../../../lib/unsent.ts';
import { allConfirmed } from '../../../lib/all-confirmed.ts';
import { useDelete } from '../../../ui/use-delete.ts';
import { doseText } from '../application-words.ts';

export const DELETE_QUESTION = 'Excluir esta aplicação?';

export const returnsToPen = ({ penId }: Application) =>
  penId ? 'O que ela descontou volta para a caneta.' : undefined;

/** Takes an application out of the history, back into its pen, and offers to record it again as it was. */
export function useDeleteApplication(application: Application) {
  const remove = useKeptCommand(deleteApplication);
  const register = useKeptCommand(registerApplication);
  const recordPast = useKeptCommand(recordPastApplications);
  const change = useKeptCommand(changeApplication);

  const { penId, catalogId, medicationName, datetime, doseMg, alsoFrom, applicationSite, zone } = application;
  const { pain, reactions, notes } = application;

  const dose = { datetime, doseMg, zone };
  const fromPen = async () => {
    if (!penId) return false;
    const body = {
      ...dose,
      penId,
      alsoFrom,
      applicationSite,
      pain,
      reactions,
      notes,
      ...allConfirmed(registerApplication),
    };
    return register.mutateAsync({ body }).then(
      () => true,
      (cause: Problem) => {
        // The pen itself was deleted: the dose was applied all the same.
        if (cause.code === 'not-found') return false;
        throw cause;
      },
    );
  };
  const withoutPen = () => onItsWay(recordAgain);
  const recordAgain = async () => {
    const entries = [{ ...dose, applicationSite }];
    const { data } = await recordPast.mutateAsync({
      body: { catalogId, medicationName, entries, ...allConfirmed(recordPastApplications) },
    });
    // Adding a past application takes no notes, so they are put back by a second call.
    if (pain === null && !reactions && !notes) return;
    await change.mutateAsync({
      params: { id: data.ids[0]! },
      body: { pain, reactions, notes, ...allConfirmed(changeApplication) },
    });
  };
  return useDelete({
    remove: () => remove.mutateAsync({ params: { id: application.id } }),
    restore: async () => (await fromPen()) || withoutPen(),
    words: {
      deleted: { title: 'Aplicação excluída', detail: doseText(application) },
      restored: { title: 'Aplicação de volta ao histórico', detail: doseText(application) },
    },
  });
}
