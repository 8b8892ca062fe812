import { GENDERS } from '@leveza/domain/profile/gender.ts';
import { choicesOf } from '@leveza/domain/choices-of.ts';
import * as health from '@leveza/domain/profile/health.ts';
import { HEIGHT_UNITS, WEIGHT_UNITS } from '@leveza/domain/profile/units.ts';
import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

const choice = <K extends string>(labels: Record<K, string>) => z.enum(choicesOf(labels)).nullable();

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
  /** First day of treatment, where it began before the first application recorded here. */
  treatmentStart: z.iso.date().nullable(),
  diabetesType: choice(health.DIABETES_LABEL),
  /** The newest known, typed or of an exam, and the day it was measured. */
  hba1c: z.number().nullable(),
  hba1cOn: z.iso.date().nullable(),
  /** 'systolic/diastolic', beside the two numbers it is made of. */
  bloodPressure: z.string().nullable(),
  bloodPressureSyst: z.number().nullable(),
  bloodPressureDiast: z.number().nullable(),
  /** Separated by commas. */
  allergies: z.string().nullable(),
  exerciseFrequency: choice(health.EXERCISE_LABEL),
  sleepHours: z.number().nullable(),
  smokingStatus: choice(health.SMOKING_LABEL),
  alcoholConsumption: choice(health.ALCOHOL_LABEL),
  stressLevel: z.number().nullable(),
  waterIntake: z.number().nullable(),
  timeZone: z.string(),
  weightUnit: z.enum(WEIGHT_UNITS),
  heightUnit: z.enum(HEIGHT_UNITS),
  /** Where the picture is read, another address for every picture; null without one. */
  avatar: z.string().nullable(),
  createdAt: z.iso.datetime(),
  roles: z.array(z.enum(['patient'])),
  /** Figures on the screen stay covered until asked for (the account's privacy level). */
  areFiguresCovered: z.boolean(),
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
  summary: 'The signed-in patient; without consent only who it is',
  access: 'patient',
  worksWithoutConsent: true,
  shows: ['profile', 'account', 'consents', 'exams'],
  reply: z.object({ data: Profile }),
} as const;

export const readMe = { ...signedInPatient, path: '/users/me' } as const satisfies Endpoint;
export const readProfile = { ...signedInPatient, path: '/users/profile' } as const satisfies Endpoint;
