import type { Channel } from '@leveza/domain/messages/channels.ts';
import { refused } from '../../../services/delivery.ts';
import type { Deliver } from './due-message.ts';
import { deliverByEmail } from './email.ts';

const notBuilt: Deliver = async () => ({ delivery: refused('not-configured') });

const BY_CHANNEL: Record<Channel, Deliver> = {
  push: notBuilt,
  whatsapp: notBuilt,
  sms: notBuilt,
  email: deliverByEmail,
};

/** Sends a message by its own channel. */
export const deliver: Deliver = (message, around) => BY_CHANNEL[message.channel](message, around);
