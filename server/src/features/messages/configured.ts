import type { Channel } from '@leveza/domain/messages/channels.ts';
import type { Config } from '../../config.ts';

/** Whether this server can send by a channel. */
export function configuredChannels(config: Config): Record<Channel, boolean> {
  return { push: false, whatsapp: false, sms: false, email: config.smtpUrl !== undefined };
}
