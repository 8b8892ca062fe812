import { ZONES } from '@leveza/domain/rotation/zones.ts';
import { whole } from '../decimal.ts';
import type { Endpoint } from '../endpoint.ts';
import { ZoneState } from '../rotation.ts';
import { text } from '../text.ts';
import { calendarDay, instant } from '../time.ts';
import { z } from '../zod.ts';
import { Application } from './applications.ts';
import { DoseHold } from './held-dose.ts';
import { NextDose } from './next-dose.ts';

export const ApplicationSettings = z.object({
  /** The patient's own interval, if it differs from the product's or the product has none. */
  intervalDays: z.number().nullable(),
  purchaseLeadDays: z.number(),
});
export type ApplicationSettings = z.infer<typeof ApplicationSettings>;

export const readApplicationsOverview = {
  method: 'GET',
  path: '/applications/overview',
  summary: 'Next dose, what to suggest for it, and how rested each zone is',
  access: 'patient',
  shows: ['applications', 'pens', 'dose-plan', 'rotation', 'profile', 'side-effects'],
  reply: z.object({
    data: z.object({
      nextDose: NextDose,
      /** The pause that goes on, with its day of return where the patient named one; null without a pause. */
      pause: z.object({ until: z.string().nullable() }).nullable(),
      /** The newest sign after which, by the leaflet, no dose follows until a doctor has looked; null without one. */
      doseHold: DoseHold.nullable(),
      lastApplication: Application.nullable(),
      suggestion: z.object({
        penId: z.uuid().nullable(),
        medicationName: z.string().nullable(),
        doseMg: z.number().nullable(),
        /** The last dose where no pen at home gives one; null after a slip. */
        expectedDoseMg: z.number().nullable(),
        /** Where no pen at home gives that dose: the doses that those of its molecule give. */
        otherDosesMg: z.array(z.number()),
        /** The suggested pen where Anvisa lists its lot as counterfeit; null otherwise. */
        counterfeitPenId: z.uuid().nullable(),
        zone: z.enum(ZONES).nullable(),
      }),
      zones: z.array(ZoneState),
      settings: ApplicationSettings,
    }),
  }),
} as const satisfies Endpoint;

/** A day's line: applied, skipped with a reason, planned and never written down, or planned. */
export const DoseMark = z.object({
  kind: z.enum(['applied', 'skipped', 'not-recorded', 'planned']),
  at: z.iso.datetime(),
  skipId: z.uuid().nullable(),
  reason: z.string().nullable(),
  application: Application.nullable(),
});
export type DoseMark = z.infer<typeof DoseMark>;

export const readDoseDay = {
  method: 'GET',
  path: '/applications/day',
  summary:
    'One day of the patient’s zone: its doses, what the days around it hold, and the nearest applied before and planned after it',
  access: 'patient',
  /** Default is today. */
  query: z.object({ day: calendarDay.optional() }),
  shows: ['applications', 'dose-plan', 'profile'],
  reply: z.object({
    data: z.object({
      marks: z.array(DoseMark),
      /** Days with a dose, six days to either side: a strip of seven has room for any day of it. */
      around: z.array(z.object({ day: z.iso.date(), kind: DoseMark.shape.kind })),
      previousAt: z.iso.datetime().nullable(),
      nextAt: z.iso.datetime().nullable(),
    }),
  }),
} as const satisfies Endpoint;

export const SkipInput = z.object({
  plannedAt: instant,
  reason: text(300).refine((reason) => reason.length > 0, 'Conte por que a dose foi pulada.'),
});

export const skipDose = {
  method: 'POST',
  path: '/applications/skips',
  summary: 'Says that a planned dose was not taken, and why',
  access: 'patient',
  status: 201,
  body: SkipInput,
  changes: ['dose-plan'],
  reply: z.object({ data: z.object({ id: z.uuid() }), nextDose: NextDose }),
} as const satisfies Endpoint;

export const continuePause = {
  method: 'POST',
  path: '/applications/pause',
  summary: 'Lets a pause go on that a dose has ended, until the same return',
  access: 'patient',
  status: 201,
  changes: ['dose-plan'],
  reply: z.object({ nextDose: NextDose }),
} as const satisfies Endpoint;

export const undoSkip = {
  method: 'DELETE',
  path: '/applications/skips/:id',
  summary: 'Takes a skipped dose back',
  access: 'patient',
  params: z.object({ id: z.uuid() }),
  changes: ['dose-plan'],
  reply: z.object({ data: z.object({ id: z.uuid() }) }),
} as const satisfies Endpoint;

export const changeUsualDay = {
  method: 'PUT',
  path: '/applications/usual-day',
  summary:
    'Moves the usual day and time to a dose, or to the next one the patient plans; the next dose follows',
  access: 'patient',
  body: z.object({
    /** Its weekday and time become the usual ones; one in the future is the next dose. */
    at: instant,
    /** The patient confirms a next dose inside the minimum gap. */
    confirmEarly: z.boolean().default(false),
  }),
  asks: ['confirmEarly'],
  changes: ['dose-plan'],
  reply: z.object({ data: NextDose }),
} as const satisfies Endpoint;

/** Only what is sent changes: a form holds one of the two, and must not send an old other one along. */
export const ApplicationSettingsInput = z.object({
  /** Null ends the patient's own interval. */
  intervalDays: z
    .preprocess(
      (value) => (value === '' ? null : value),
      whole('De 1 a 60 dias.', { min: 1, max: 60 }).nullable(),
    )
    .optional(),
  purchaseLeadDays: whole('De 1 a 60 dias.', { min: 1, max: 60 }).optional(),
  /** Doses closer together than the label's. */
  confirmDose: z.boolean().default(false),
});

export const changeApplicationSettings = {
  method: 'PUT',
  path: '/applications/settings',
  summary: 'The patient’s own interval, and how long before the end to be reminded to buy',
  access: 'patient',
  body: ApplicationSettingsInput,
  asks: ['confirmDose'],
  changes: ['dose-plan'],
  reply: z.object({ data: ApplicationSettings }),
} as const satisfies Endpoint;
