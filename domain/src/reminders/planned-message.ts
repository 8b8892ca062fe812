import type { Channel, MessageType } from '../messages/channels.ts';
import type { Occasion, OccasionPriority } from './occasion.ts';

/** A channel, or the bell inside of the app where no channel reaches the patient. */
export type Way = Channel | 'bell';

/** An occasion inside of a message. With patient and channel it is the identity by which nothing is said twice. */
export interface Topic {
  what: string;
  plannedAt: Date;
  /** 0 is the first time; repeats follow. */
  nth: number;
}

/** A message as it will leave, unless the patient's data change before. */
export interface PlannedMessage {
  channel: Way;
  type: MessageType;
  title: string;
  body: string;
  link: string;
  /** It speaks of doses that can be answered with 'Tomei', 'Adiar 1 h' and 'Pular'. */
  isAnswerable: boolean;
  priority: OccasionPriority;
  sendAt: Date;
  usefulUntil: Date;
  topics: readonly Topic[];
}

/** An occasion that left, or is about to: it is not said again by this channel. */
export interface SentTopic extends Topic {
  channel: Way;
  sentAt: Date;
  /** The channel refused it for good, so that another one takes it. */
  isFailed: boolean;
}

/** One occasion, on one channel, once. */
export interface Saying {
  occasion: Occasion;
  channel: Way;
  nth: number;
  sendAt: Date;
  isCollected: boolean;
}
