import type { ChannelConfig } from '../channel-config.ts';
import type { SendPush } from './push/push.ts';
import { pushSender } from './push/push.ts';
import { vapidKeysOf } from './push/vapid.ts';
import type { SendSms } from './sms/sms.ts';
import { smsSender } from './sms/sms.ts';
import type { Vault } from './vault/vault.ts';
import type { Whatsapp } from './whatsapp/whatsapp.ts';
import { whatsappSender } from './whatsapp/whatsapp.ts';

/** The ways a message leaves, besides mail. */
export interface Channels {
  push: SendPush;
  whatsapp: Whatsapp;
  sms: SendSms;
}

export function openChannels(config: ChannelConfig, vault: Vault): Channels {
  return {
    push: pushSender(config.push, vapidKeysOf(config.push.keys, vault)),
    whatsapp: whatsappSender(config.whatsapp),
    sms: smsSender(config.sms),
  };
}
