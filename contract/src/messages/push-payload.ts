import type { ReminderAnswer } from '@leveza/domain/messages/answers.ts';

/** A notification as the service worker shows it. The server writes it by the patient's settings. */
export interface PushPayload {
  title: string;
  body: string;
  /** A message that comes twice takes the place of its first notification. */
  tag: string;
  /** A screen of the app; null for its first one. */
  link: string | null;
  /** By this the actions are answered; null where there are none. */
  token: string | null;
  /** The buttons, the most important first: many systems show only two. */
  actions: { action: ReminderAnswer; title: string }[];
  silent: boolean;
  /** Milliseconds of vibration and pause; null for a silent one, which browsers refuse to let vibrate. */
  vibrate: number[] | null;
  /** It stays until the patient does something. */
  requireInteraction: boolean;
  /** Whether the app's icon shows that something is new. */
  badge: boolean;
}
