import type { Channel } from '@leveza/domain/messages/channels.ts';
import type { Config } from '../../config.ts';

/** Whether this server can send by a channel. Push needs nothing but the keys it makes itself. */
export function configuredChannels(config: Config): Record<Channel, boolean> {
  return {
    push: true,
    whatsapp: config.whatsapp !== null,
    sms: config.sms !== null,
    email: config.smtpUrl !== undefined,
  };
}
