import { REMINDER_ANSWER_LABEL } from '@leveza/domain/messages/answers.ts';
import { choicesOf } from '@leveza/domain/choices-of.ts';
import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

export const REMINDER_ANSWERS = choicesOf(REMINDER_ANSWER_LABEL);

const Token = z.string().min(1).max(1000);

/** The subject of a message, and the answer so far. Names stand in it only where the message could say them. */
export const AnswerableReminder = z.object({
  title: z.string(),
  body: z.string(),
  /** The moment the doses are planned for. */
  plannedAt: z.iso.datetime(),
  timeZone: z.string(),
  /** One of them is an injection, which the app records with its site. */
  isInjection: z.boolean(),
  /** Null while nothing was answered. */
  answer: z.enum(REMINDER_ANSWERS).nullable(),
  /** Until then the answer can be taken back. */
  undoUntil: z.iso.datetime().nullable(),
});
export type AnswerableReminder = z.infer<typeof AnswerableReminder>;

/** Opening the page asks this and changes nothing: scanners of mail open every link. */
export const readAnswer = {
  method: 'POST',
  path: '/answers/read',
  summary: 'What a reminder spoke of, by the token of its link',
  access: 'public',
  isSecret: true,
  body: z.object({ token: Token }),
  changes: [],
  reply: z.object({ data: AnswerableReminder }),
} as const satisfies Endpoint;

export const answerReminder = {
  method: 'POST',
  path: '/answers',
  summary: 'Answers the doses of a reminder by the token of its message, or takes the answer back',
  access: 'public',
  isSecret: true,
  body: z.object({ token: Token, answer: z.enum([...REMINDER_ANSWERS, 'undo']) }),
  changes: ['dose-plan', 'usage', 'stock', 'applications', 'pens', 'messages', 'notifications'],
  reply: z.object({ data: AnswerableReminder }),
} as const satisfies Endpoint;
