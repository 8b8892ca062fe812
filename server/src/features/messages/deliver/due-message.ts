import type { Channel } from '@leveza/domain/messages/channels.ts';
import type { EmailSettings, PushSettings } from '@leveza/domain/messages/settings.ts';
import type { InferSelectModel } from 'drizzle-orm';
import type { Surroundings } from '../../../jobs/job.ts';
import type { Delivery } from '../../../services/delivery.ts';
import type { messages } from '../table.ts';

type Row = InferSelectModel<typeof messages>;

/** A message whose moment has come, with all that its channel needs to send it. */
export interface DueMessage extends Pick<
  Row,
  | 'id'
  | 'userId'
  | 'type'
  | 'title'
  | 'body'
  | 'link'
  | 'isAnswerable'
  | 'priority'
  | 'sendAt'
  | 'usefulUntil'
> {
  channel: Channel;
  recipient: Recipient;
}

/** Where a message goes. The sender has checked that the patient confirmed it and did not stop it. */
export interface Recipient {
  name: string;
  /** The number or address of the message's channel; null for push. */
  address: string | null;
  /** The id WhatsApp knows the patient by, where it hides the number. */
  outsideId: string | null;
  /** Until then WhatsApp takes texts without a template. */
  windowUntil: Date | null;
  devices: readonly Device[];
  email: Omit<EmailSettings, 'enabled' | 'email'>;
  push: PushSettings;
}

export interface Device {
  id: string;
  /** The subscription, sealed by the vault. */
  sealed: string;
}

/** The outside world's answer about one message. */
export interface Outcome {
  delivery: Delivery;
  /** Devices whose subscription has ended; they are removed. */
  goneDevices?: readonly string[];
}

/**
 * Sends one message by its channel, once. It throws for no answer of the other side, tries nothing again, and stores
 * nothing: the sender does.
 */
export type Deliver = (message: DueMessage, around: Surroundings) => Promise<Outcome>;
