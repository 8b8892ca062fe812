import { GENDERS } from '@leveza/domain/profile/gender.ts';
import type { Endpoint } from './endpoint.ts';
import { z } from './zod.ts';

/** The signed-in patient. Only id, name and e-mail are certain: the rest is null when the profile cannot be read. */
export const Profile = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  birthDate: z.iso.date().nullable(),
  gender: z.enum(GENDERS).nullable(),
  height: z.number().nullable(),
  initialWeight: z.number().nullable(),
  targetWeight: z.number().nullable(),
  avatar: z.string().nullable(),
  createdAt: z.iso.datetime(),
  roles: z.array(z.enum(['patient'])),
  /** The profile's own row could not be read; the screen says so. */
  isProfileUnavailable: z.boolean(),
  /** Consent to the processing of health data is missing and is asked for before any private screen. */
  needsConsent: z.boolean(),
  /** A demonstration account and when it goes. */
  demoExpiresAt: z.iso.datetime().nullable(),
});
export type Profile = z.infer<typeof Profile>;

const signedInPatient = {
  method: 'GET',
  summary: 'The signed-in patient',
  access: 'patient',
  reply: z.object({ data: Profile }),
} as const;

export const readMe = { ...signedInPatient, path: '/users/me' } as const satisfies Endpoint;
export const readProfile = { ...signedInPatient, path: '/users/profile' } as const satisfies Endpoint;
