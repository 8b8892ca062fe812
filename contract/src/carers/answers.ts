import { CARER_ALERTS } from '@leveza/domain/carers/alerts.ts';
import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { CARER_STATES } from './carers.ts';

const Token = z.string().min(1).max(200);

/** The page of a carer behind the link of a message: who asks and for which alerts, never a record. */
export const Caring = z.object({
  /** Of the patient, as in the invitation. */
  patientName: z.string(),
  carerName: z.string(),
  alerts: z.array(z.enum(CARER_ALERTS)),
  state: z.enum(CARER_STATES),
});
export type Caring = z.infer<typeof Caring>;

/** Opening the page asks this and changes nothing: scanners of mail open every link. */
export const readCaring = {
  method: 'POST',
  path: '/caring/read',
  summary: 'What a carer agreed to or is asked for, by the token of the link',
  access: 'public',
  isSecret: true,
  body: z.object({ token: Token }),
  changes: [],
  reply: z.object({ data: Caring }),
} as const satisfies Endpoint;

export const answerCaring = {
  method: 'POST',
  path: '/caring',
  summary: 'A carer agrees to the alerts, or ends them',
  access: 'public',
  isSecret: true,
  body: z.object({ token: Token, answer: z.enum(['accept', 'end']) }),
  changes: ['carers', 'notifications'],
  reply: z.object({ data: Caring }),
} as const satisfies Endpoint;
