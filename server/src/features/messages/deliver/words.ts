import type { DueMessage } from './due-message.ts';

/** Title and body in one line, for channels without a title. */
export function inOneSentence({ title, body }: Pick<DueMessage, 'title' | 'body'>): string {
  return `${ended(title)} ${ended(body)}`.trim();
}

const ended = (text: string) => (text === '' || /[.!?…]$/.test(text) ? text : `${text}.`);

/** Seconds for which a message helps, from the moment it was due. */
export function usefulSeconds({ sendAt, usefulUntil }: Pick<DueMessage, 'sendAt' | 'usefulUntil'>): number {
  return Math.max(0, Math.floor((usefulUntil.getTime() - sendAt.getTime()) / 1000));
}
