import {
  type MessageSettings,
  readMessageSettings,
  updateMessageSettings,
} from '@leveza/contract/messages/settings.ts';
import type { MessageSettingsChange } from '@leveza/contract/messages/settings.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { DEFAULT_MESSAGE_SETTINGS } from '@leveza/domain/messages/settings.ts';
import { screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import { toastQueue } from '../../../ui/toast.ts';
import { SettingsPage } from '../SettingsPage.tsx';

const { whatsapp, email, push, sms } = DEFAULT_MESSAGE_SETTINGS;
const REACHED = { isConfigured: true, isConfirmed: false };

/** The settings of a new patient who agreed to messages, on a server that has every channel. */
export const SETTINGS: MessageSettings = {
  whatsapp: { ...whatsapp, ...REACHED },
  email: {
    ...email,
    digest: { ...email.digest, days: [...email.digest.days] },
    isConfigured: true,
    isConfirmed: true,
  },
  push: { ...push, ...REACHED, publicKey: 'BKey' },
  sms: { ...sms, ...REACHED },
  hasConsent: true,
  isDemo: false,
};

/** The settings page; `state.settings` is kept and changed as a server would, `sent` are the changes. */
export async function openSettings(edit = '', changed: Partial<MessageSettings> = {}) {
  const state = { settings: { ...structuredClone(SETTINGS), ...changed } };
  const sent: MessageSettingsChange[] = [];
  onTestFinished(() => toastQueue.clear());
  answer(readMe, () => ({ data: ANA }));
  answer(readMessageSettings, () => ({ data: state.settings }));
  answer(updateMessageSettings, ({ body }) => {
    sent.push(body);
    for (const channel of ['whatsapp', 'email', 'push', 'sms'] as const) {
      Object.assign(state.settings[channel], body[channel]);
    }
    return { data: state.settings };
  });
  const result = openPage(
    '/settings',
    edit && `?edit=${edit}`,
    <main>
      <SettingsPage lead={null} accountRows={null} dialogs={null} />
    </main>,
  );
  if (edit) await screen.findByRole('dialog');
  else await screen.findByRole('switch', { name: 'WhatsApp' });
  return { ...result, state, sent };
}
