import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

/** The purposes a patient agrees to (LGPD art. 11), each on its own and each revocable. */
export const CONSENT_PURPOSES = ['health-data', 'messages', 'ai', 'sharing'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The version of the text a patient reads; a new text is a new version. */
export const CONSENT_VERSION = '2026-11';

export const Consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  version: z.literal(CONSENT_VERSION, 'O texto do consentimento mudou. Recarregue a página e leia de novo.'),
});
export type Consent = z.infer<typeof Consent>;

/** One decision: given at a time, to a text, and perhaps withdrawn since. */
export const ConsentRecord = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  version: z.string(),
  givenAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;

export const listConsents = {
  method: 'GET',
  path: '/consents',
  summary: 'Every consent given or withdrawn, newest first',
  access: 'patient',
  worksWithoutConsent: true,
  shows: ['consents'],
  reply: z.object({ data: z.array(ConsentRecord) }),
} as const satisfies Endpoint;

export const giveConsent = {
  method: 'POST',
  path: '/consents',
  summary: 'Records that the patient agrees to a purpose, with the text’s version and the time',
  access: 'patient',
  worksWithoutConsent: true,
  status: 201,
  body: Consent,
  changes: ['consents'],
  reply: z.object({ data: Consent.extend({ givenAt: z.iso.datetime() }) }),
} as const satisfies Endpoint;

export const withdrawConsent = {
  method: 'DELETE',
  path: '/consents/:purpose',
  summary: 'Takes a consent back; without the one for health data only export and deletion remain in the app',
  access: 'patient',
  worksWithoutConsent: true,
  params: z.object({ purpose: z.enum(CONSENT_PURPOSES) }),
  changes: ['consents'],
  reply: z.object({ data: z.array(ConsentRecord) }),
} as const satisfies Endpoint;
