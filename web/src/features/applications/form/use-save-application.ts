import {
  type Application,
  changeApplication,
  deleteApplication,
  registerApplication,
} from '@leveza/contract/applications/applications.ts';
import { useCommand } from '../../../lib/api.ts';
import { instantOf } from '../../../lib/moment.ts';
import { tellUndoFailed, toast } from '../../../ui/toast.ts';
import { doseText } from '../application-words.ts';
import type { Accepted } from './application-values.ts';

export interface Confirmed {
  confirmEarly: boolean;
  confirmExpired: boolean;
}

const MEANT: Confirmed = { confirmEarly: true, confirmExpired: true };

/** Records a dose or changes one, says what happened and offers to take it back. */
export function useSaveApplication(zone: string) {
  const register = useCommand(registerApplication);
  const change = useCommand(changeApplication);
  const remove = useCommand(deleteApplication);

  const takeBack = (application: Application) =>
    void remove
      .mutateAsync({ params: { id: application.id } })
      .then(() => toast({ title: 'Aplicação desfeita', detail: doseText(application) }), tellUndoFailed);

  const changeBack = (before: Application, changed: readonly string[]) => {
    const body = Object.fromEntries(changed.map((name) => [name, before[name as keyof Application]]));
    void change
      .mutateAsync({ params: { id: before.id }, body: { ...body, ...MEANT } })
      .then(() => toast({ title: 'Alteração desfeita', detail: doseText(before) }), tellUndoFailed);
  };

  return {
    isPending: register.isPending || change.isPending,

    async record({ moment, penId, applicationSite, ...accepted }: Accepted, confirmed: Confirmed) {
      const datetime = instantOf(moment, zone);
      const body = { ...accepted, penId: penId!, applicationSite: applicationSite!, ...confirmed };
      const { data } = await register.mutateAsync({ body: { ...body, ...(datetime && { datetime }) } });
      toast({ title: 'Aplicação registrada', detail: doseText(data), undo: () => takeBack(data) });
    },

    /** Sends only what is no longer as it was. */
    async update(before: Application, accepted: Accepted, changed: readonly string[], confirmed: Confirmed) {
      const read: Record<string, unknown> = { ...accepted, datetime: instantOf(accepted.moment, zone) };
      const names = changed.map((name) => (name === 'moment' ? 'datetime' : name));
      const body = Object.fromEntries(names.map((name) => [name, read[name] ?? null]));
      const { data } = await change.mutateAsync({
        params: { id: before.id },
        body: { ...body, ...confirmed },
      });
      // A pen or a site that was not known cannot be forgotten again.
      const isReversible = !names.some(
        (name) => (name === 'penId' || name === 'applicationSite') && before[name] === null,
      );
      toast({
        title: 'Aplicação alterada',
        detail: doseText(data),
        ...(isReversible && { undo: () => changeBack(before, names) }),
      });
    },
  };
}
