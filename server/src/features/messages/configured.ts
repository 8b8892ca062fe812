import type { Channel } from '@leveza/domain/messages/channels.ts';
import type { Config } from '../../config.ts';

/** Whether this server can send by a channel. */
export function configuredChannels(config: Config): Record<Channel, boolean> {
  return {
    push: true, // its keys are made by this server
    whatsapp: config.whatsapp !== null,
    sms: config.sms !== null,
    email: config.smtpUrl !== undefined,
  };
}
