import { changeApplicationSettings, readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { z } from 'zod';
import { call, useCommand } from '../../../lib/api.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { toast } from '../../../ui/toast.ts';

interface Values {
  purchaseLeadDays: number | null;
}

const Lead = z.object({
  purchaseLeadDays: changeApplicationSettings.body.shape.purchaseLeadDays,
}) as unknown as z.ZodType<{ purchaseLeadDays: number }, Values>;

/** Changes the lead time and leaves the patient's own interval as it is. */
export function useLeadTime(days: number, onSaved: () => void) {
  const change = useCommand(changeApplicationSettings);
  const form = useZodForm(Lead, { defaultValues: { purchaseLeadDays: days } });
  return {
    form,
    save: async ({ purchaseLeadDays }: { purchaseLeadDays: number }) => {
      // Asked, not taken from the cache: an interval changed meanwhile would be set back.
      const { data } = await call(readApplicationsOverview, {});
      const { intervalDays } = data.settings;
      await change.mutateAsync({ body: { intervalDays, purchaseLeadDays } });
      onSaved();
      toast({ title: 'Antecedência salva' });
    },
  };
}
