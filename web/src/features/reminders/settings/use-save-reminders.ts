import { ReminderSettings, updateReminderSettings } from '@leveza/contract/reminders/settings.ts';
import type { z } from 'zod';
import { useCommand } from '../../../lib/api.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import type { ZodForm } from '../../../ui/form/use-zod-form.ts';

const ReminderSettingsForm = forDraft(ReminderSettings, 'kinds', 'quietDoses');
type ReminderValues = z.input<typeof ReminderSettingsForm>;
export type ReminderForm = ZodForm<ReminderValues, ReminderSettings>;

export function useSaveReminders(values: ReminderSettings, onDone: () => void) {
  const update = useCommand(updateReminderSettings);
  return useRecord({
    schema: ReminderSettingsForm,
    values,
    draft: useDraft('reminders', values),
    isEdit: true,
    save: async (body) => {
      await update.mutateAsync({ body });
      return { title: 'Lembretes salvos' };
    },
    onDone: () => onDone(),
  });
}
