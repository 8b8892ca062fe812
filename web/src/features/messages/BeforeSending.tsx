import type { MessageSettings } from '@leveza/contract/messages/settings.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ConsentNotice } from './ConsentNotice.tsx';

/** The reason why every channel is silent: the consent that is missing, or that this is a demonstration. */
export function BeforeSending({ settings }: { settings: MessageSettings }) {
  if (settings.isDemo) {
    return (
      <Notice tone="info" title="A demonstração não envia nada">
        Os lembretes ficam no sininho. Na sua conta, eles chegam por onde você escolher.
      </Notice>
    );
  }
  return settings.hasConsent ? null : <ConsentNotice />;
}
