import { ReminderSettings } from '@leveza/contract/reminders/settings.ts';
import { reminderSettings } from './table.ts';

export const portableReminderSettings = {
  table: reminderSettings,
  name: 'reminderSettings',
  title: 'Preferências de lembretes',
  columns: { chosen: { label: 'Escolhas', is: ReminderSettings } },
};
