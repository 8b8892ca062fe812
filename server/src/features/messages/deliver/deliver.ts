import type { Channel } from '@leveza/domain/messages/channels.ts';
import type { Deliver } from './due-message.ts';
import { deliverByEmail } from './email.ts';
import { deliverByPush } from './push.ts';
import { deliverBySms } from './sms.ts';
import { deliverByWhatsapp } from './whatsapp.ts';

const BY_CHANNEL: Record<Channel, Deliver> = {
  push: deliverByPush,
  whatsapp: deliverByWhatsapp,
  sms: deliverBySms,
  email: deliverByEmail,
};

/** Sends a message by its own channel. */
export const deliver: Deliver = (message, around) => BY_CHANNEL[message.channel](message, around);
