import type { MessageSettings } from '@leveza/contract/messages/settings.ts';
import type { Config } from '../../config.ts';
import type { Call } from '../../http/call.ts';
import { vapidKeysOf } from '../../services/push/vapid.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { hasConsent } from '../auth/shared/has-consent.ts';
import { chosenSettings } from './shared/chosen-settings.ts';

/** The settings of every channel, and what stands between each and the patient. */
export async function readMessageSettings(
  { db, owner }: Call,
  { config, vault }: { config: Config; vault: Vault },
): Promise<MessageSettings> {
  const { settings, reaches, isDemo } = await chosenSettings(db, owner, config);
  return {
    whatsapp: { ...settings.whatsapp, ...reaches.whatsapp },
    email: {
      ...settings.email,
      ...reaches.email,
      digest: { ...settings.email.digest, days: [...settings.email.digest.days] },
    },
    push: {
      ...settings.push,
      ...reaches.push,
      publicKey: vapidKeysOf(config.push.keys, vault).publicKey,
    },
    sms: { ...settings.sms, ...reaches.sms },
    hasConsent: await hasConsent(db, owner, 'messages'),
    isDemo,
  };
}
