import * as answers from '@leveza/contract/reminders/answers.ts';
import * as next from '@leveza/contract/reminders/next.ts';
import * as contract from '@leveza/contract/reminders/settings.ts';
import type { Config } from '../../config.ts';
import type { Routes } from '../../http/serve.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { answerReminder } from './answer-reminder.ts';
import { readAnswer } from './read-answer.ts';
import { readNextReminders } from './read-next-reminders.ts';
import { readReminderSettings } from './read-reminder-settings.ts';
import { updateReminderSettings } from './update-reminder-settings.ts';

export function reminderRoutes({ config, vault }: { config: Config; vault: Vault }): Routes {
  return (serve) => {
    serve(contract.readReminderSettings, async (call) => ({ data: await readReminderSettings(call) }));

    serve(contract.updateReminderSettings, async ({ body, ...call }) => ({
      data: await updateReminderSettings(call, body),
    }));

    serve(next.readNextReminders, async (call) => ({ data: await readNextReminders(call, config) }));

    serve(answers.readAnswer, async ({ body, ...call }) => ({ data: await readAnswer(call, body, vault) }));

    serve(answers.answerReminder, async ({ body, ...call }) => ({
      data: await answerReminder(call, body, vault),
    }));
  };
}
