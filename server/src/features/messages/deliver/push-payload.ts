import type { PushPayload } from '@leveza/contract/messages/push-payload.ts';
import { REMINDER_ANSWERS } from '@leveza/contract/reminders/answers.ts';
import { REMINDER_ANSWER_LABEL } from '@leveza/domain/messages/answers.ts';
import type { DueMessage } from './due-message.ts';

/** Push services take 4 kB, and no device shows more than some lines. */
const MOST_CHARACTERS = 600;
const VIBRATION = [200, 100, 200];
const ACTIONS = REMINDER_ANSWERS.map((action) => ({ action, title: REMINDER_ANSWER_LABEL[action] }));

export function pushPayload(
  { id, title, body, link, recipient }: Pick<DueMessage, 'id' | 'title' | 'body' | 'link' | 'recipient'>,
  token: string | null,
): PushPayload {
  const { soundEnabled, vibrationEnabled, priority, badge } = recipient.push;
  return {
    title: shortened(title),
    body: shortened(body),
    tag: id,
    link,
    token,
    actions: token === null ? [] : ACTIONS,
    silent: !soundEnabled,
    vibrate: soundEnabled ? (vibrationEnabled ? VIBRATION : []) : null,
    requireInteraction: priority === 'high',
    badge,
  };
}

const shortened = (text: string) =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1).toWellFormed()}…` : text;
