import {
  type Application,
  changeApplication,
  deleteApplication,
  registerApplication,
} from '@leveza/contract/applications/applications.ts';
import { recordPastApplications } from '@leveza/contract/applications/past.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useCommand } from '../../../lib/api.ts';
import { useDelete } from '../../../ui/use-delete.ts';
import { doseText } from '../application-words.ts';
import { MEANT } from '../form/use-save-application.ts';

/** Takes an application out of the history, back into its pen, and offers to record it again as it was. */
export function useDeleteApplication(application: Application) {
  const remove = useCommand(deleteApplication);
  const register = useCommand(registerApplication);
  const recordPast = useCommand(recordPastApplications);
  const change = useCommand(changeApplication);

  const { penId, catalogId, medicationName, datetime, doseMg, alsoFrom, applicationSite, zone } = application;
  const { pain, reactions, notes } = application;

  const dose = { datetime, doseMg, zone };
  const fromPen = async () => {
    if (!penId || !applicationSite) return false;
    const body = { ...dose, penId, alsoFrom, applicationSite, pain, reactions, notes, ...MEANT };
    return register.mutateAsync({ body }).then(
      () => true,
      (cause: Problem) => {
        // The pen itself was deleted: the dose was applied all the same.
        if (cause.code === 'not-found') return false;
        throw cause;
      },
    );
  };
  const withoutPen = async () => {
    const entries = [{ ...dose, applicationSite }];
    const { data } = await recordPast.mutateAsync({
      body: { catalogId, medicationName, entries, confirmDose: true, confirmSwitch: true },
    });
    // Adding a past application takes no notes, so they are put back by a second call.
    if (pain === null && !reactions && !notes) return;
    await change.mutateAsync({
      params: { id: data.ids[0]! },
      body: { pain, reactions, notes, ...MEANT },
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
