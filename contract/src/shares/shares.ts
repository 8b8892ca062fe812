import { REPORT_PARTS } from '@leveza/domain/reports/types.ts';
import type { Endpoint } from '../endpoint.ts';
import { optionalText } from '../text.ts';
import { calendarDay, day, instant } from '../time.ts';
import { z } from '../zod.ts';

export const SHARE_STATES = ['active', 'ended', 'revoked', 'locked'] as const;

export const ShareInput = z.object({
  /** Who it is for, for the patient's own list. */
  label: optionalText(80),
  parts: z
    .array(z.enum(REPORT_PARTS, { error: 'Escolha partes da lista.' }))
    .min(1, 'Escolha pelo menos uma parte.')
    .max(50)
    .transform((parts) => REPORT_PARTS.filter((part) => parts.includes(part))),
  /** Records from this day on; the default is 90 days ago. */
  from: day,
  /** The last day of the link, or the instant it ends, at most 90 days from today; the default is in 7. */
  until: z.preprocess((value) => (value === '' ? null : value), z.union([calendarDay, instant]).nullish()),
  pin: z.preprocess(
    (value) => (value === '' ? null : value),
    z
      .string()
      .regex(/^\d{4,8}$/, 'O PIN tem de 4 a 8 números.')
      .nullish()
      .transform((pin) => pin ?? null),
  ),
});
export type ShareInput = z.output<typeof ShareInput>;

export const Share = z.object({
  id: z.uuid(),
  label: z.string().nullable(),
  parts: z.array(z.enum(REPORT_PARTS)),
  from: z.iso.date(),
  until: z.iso.date(),
  hasPin: z.boolean(),
  createdAt: z.iso.datetime(),
  /** `locked` ended by too many wrong PINs. */
  state: z.enum(SHARE_STATES),
  /** How often it was opened; tries with a wrong PIN are not among them. */
  openings: z.number(),
  lastOpenedAt: z.iso.datetime().nullable(),
});
export type Share = z.infer<typeof Share>;

const one = { access: 'patient', params: z.object({ id: z.uuid() }) } as const;

export const listShares = {
  method: 'GET',
  path: '/shares',
  summary: 'Links to the patient’s report, newest first, ended ones as well',
  access: 'patient',
  // Taking the consent back revokes them.
  shows: ['shares', 'consents'],
  reply: z.object({ data: z.array(Share) }),
} as const satisfies Endpoint;

export const createShare = {
  method: 'POST',
  path: '/shares',
  summary: 'A link that opens parts of the report without an account, until a day',
  access: 'patient',
  status: 201,
  isSecret: true,
  body: ShareInput,
  changes: ['shares'],
  /** The address is told once: only a hash of its token is kept. */
  reply: z.object({ data: Share.extend({ url: z.string() }) }),
} as const satisfies Endpoint;

export const revokeShare = {
  ...one,
  method: 'DELETE',
  path: '/shares/:id',
  summary: 'Ends a link at once; it stays in the list',
  changes: ['shares'],
  reply: z.object({ data: Share }),
} as const satisfies Endpoint;

export const ShareOpening = z.object({
  at: z.iso.datetime(),
  /** 'Chrome no Android', as far as the browser says it. */
  device: z.string().nullable(),
  outcome: z.enum(['opened', 'wrong-pin']),
});
export type ShareOpening = z.infer<typeof ShareOpening>;

export const listShareOpenings = {
  ...one,
  method: 'GET',
  path: '/shares/:id/openings',
  summary: 'When a link was opened, newest first, at most 100',
  shows: ['shares'],
  reply: z.object({ data: z.array(ShareOpening) }),
} as const satisfies Endpoint;
