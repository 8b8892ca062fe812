import type { ReminderAnswer } from '../reminders/answers.ts';

/** What a notification carries to the service worker, as JSON. */
export interface PushPayload {
  title: string;
  body: string;
  /** A notification takes the place of another with the same tag. */
  tag: string;
  /** A screen of the app; opened by a tap where there is nothing to answer. */
  link: string | null;
  /** Answers the doses it speaks of; null where there is nothing to answer. */
  token: string | null;
  /** The buttons, the most important first: many systems show only two. */
  actions: { action: ReminderAnswer; title: string }[];
  /** Neither sound nor vibration. */
  silent: boolean;
  vibrate: boolean;
  /** Stays until it is answered. */
  requireInteraction: boolean;
  /** The number on the app's icon; null leaves it as it is. */
  badge: number | null;
}
