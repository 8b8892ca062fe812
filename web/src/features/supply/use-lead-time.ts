import { changeApplicationSettings, readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { call, useCommand } from '../../lib/api.ts';
import { forDraft } from '../../ui/form/draft.ts';
import { useRecord } from '../../ui/form/use-record.ts';

const Lead = forDraft(changeApplicationSettings.body.pick({ purchaseLeadDays: true }));

/** Changes the lead time and leaves the patient's own interval as it is. */
export function useLeadTime(days: number, onDone: () => void) {
  const change = useCommand(changeApplicationSettings);
  return useRecord({
    schema: Lead,
    values: { purchaseLeadDays: days },
    save: async ({ purchaseLeadDays }) => {
      // Asked, not taken from the cache: an interval changed meanwhile would be set back.
      const { data } = await call(readApplicationsOverview, {});
      const { intervalDays } = data.settings;
      await change.mutateAsync({ body: { intervalDays, purchaseLeadDays } });
      return { title: 'Antecedência salva' };
    },
    onDone,
  });
}
