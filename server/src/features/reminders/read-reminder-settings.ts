import type { ReminderSettings } from '@leveza/domain/reminders/settings.ts';
import { DEFAULT_REMINDER_SETTINGS } from '@leveza/domain/reminders/settings.ts';
import { eq } from 'drizzle-orm';
import { ask, type Question, statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { reminderSettings } from './table.ts';

const selectChosen = statement(
  'reminder-settings',
  { owner: 'uuid' },
  { chosen: reminderSettings.chosen },
  (db, $, row) => db.select(row).from(reminderSettings).where(eq(reminderSettings.userId, $.owner)),
);

/** The patient's choices, over the defaults. */
export const reminderSettingsQuestion = (owner: string): Question<ReminderSettings> =>
  selectChosen.question({ owner }, ([row]) => {
    const defaults = DEFAULT_REMINDER_SETTINGS;
    return { ...defaults, ...row?.chosen, kinds: { ...defaults.kinds, ...row?.chosen.kinds } };
  });

export function readReminderSettings({ db, owner }: Pick<Call, 'db' | 'owner'>): Promise<ReminderSettings> {
  return ask(db, reminderSettingsQuestion(owner));
}
