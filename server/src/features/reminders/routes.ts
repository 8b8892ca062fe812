import * as contract from '@leveza/contract/reminders/settings.ts';
import type { Routes } from '../../http/serve.ts';
import { readReminderSettings } from './read-reminder-settings.ts';
import { updateReminderSettings } from './update-reminder-settings.ts';

export const reminderRoutes: Routes = (serve) => {
  serve(contract.readReminderSettings, async (call) => ({ data: await readReminderSettings(call) }));

  serve(contract.updateReminderSettings, async ({ body, ...call }) => ({
    data: await updateReminderSettings(call, body),
  }));
};
