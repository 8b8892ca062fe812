import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

/** What a patient agrees to (LGPD art. 11), each on its own and each revocable. */
export const CONSENT_PURPOSES = ['health-data'] as const;

/** The version of the text a patient reads; a new text is a new version. */
export const CONSENT_VERSION = '2026-11';

export const Consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  version: z.literal(CONSENT_VERSION, 'O texto do consentimento mudou. Recarregue a página e leia de novo.'),
});
export type Consent = z.infer<typeof Consent>;

export const giveConsent = {
  method: 'POST',
  path: '/consents',
  summary: 'Records that the patient agrees to a purpose, with the text’s version and the time',
  access: 'patient',
  status: 201,
  body: Consent,
  reply: z.object({ data: Consent.extend({ givenAt: z.iso.datetime() }) }),
} as const satisfies Endpoint;
