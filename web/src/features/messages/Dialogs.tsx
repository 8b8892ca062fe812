import type { MessageSettings } from '@leveza/contract/messages/settings.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import { useSettingsView } from './shared/use-settings-view.ts';

const WhatsappDialog = lazyDialog(() => import('./forms/WhatsappDialog.tsx'), 'WhatsappDialog');
const EmailDialog = lazyDialog(() => import('./forms/EmailDialog.tsx'), 'EmailDialog');
const PushDialog = lazyDialog(() => import('./forms/PushDialog.tsx'), 'PushDialog');
const SmsDialog = lazyDialog(() => import('./forms/SmsDialog.tsx'), 'SmsDialog');
const LogDialog = lazyDialog(() => import('./log/LogDialog.tsx'), 'LogDialog');

/** Opens the dialog of a channel or the log, as the address says; its form waits for the settings. */
export function Dialogs({ settings }: { settings: MessageSettings | undefined }) {
  const { opened, close } = useSettingsView();
  useFocusReturns(opened ?? undefined);
  if (opened === 'log') return <LogDialog onClose={close} />;
  if (!settings) return null;
  switch (opened) {
    case 'whatsapp':
      return <WhatsappDialog settings={settings} onClose={close} />;
    case 'email':
      return <EmailDialog settings={settings} onClose={close} />;
    case 'push':
      return <PushDialog settings={settings} onClose={close} />;
    case 'sms':
      return <SmsDialog settings={settings} onClose={close} />;
    default:
      return null;
  }
}
