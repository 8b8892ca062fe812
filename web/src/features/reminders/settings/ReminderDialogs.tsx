import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useSettingsView } from '../../messages/shared/use-settings-view.ts';

const RemindersDialog = lazyDialog(() => import('./RemindersDialog.tsx'), 'RemindersDialog');

/** The dialog 'O que lembrar', where the address names it. */
export function ReminderDialogs() {
  const { opened, close } = useSettingsView();
  return opened === 'reminders' && <RemindersDialog onClose={close} />;
}
