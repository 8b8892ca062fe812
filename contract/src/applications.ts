import { DOSE_STATES } from '@leveza/domain/applications/next-dose.ts';
import { MOLECULES } from '@leveza/domain/pens/presentation.ts';
import { SITES, ZONES } from '@leveza/domain/rotation/zones.ts';
import { readDecimal, whole } from './decimal.ts';
import type { Endpoint } from './endpoint.ts';
import { MissedDoseRule } from './glp1-catalog.ts';
import { Pagination } from './pagination.ts';
import { ZoneState } from './rotation.ts';
import { optionalText, text } from './text.ts';
import { calendarDay, instant, PageOfDays } from './time.ts';
import { z } from './zod.ts';

const MISSING_DOSE = 'Dose é obrigatória';
export const doseMg = z.preprocess(
  (value) => (value === '' ? undefined : readDecimal(value)),
  z.number(MISSING_DOSE).min(0.0001, MISSING_DOSE).max(1000, 'A dose é grande demais.'),
);
const pain = z.preprocess(
  (value) => (value === '' ? null : value),
  whole('A dor vai de 0 a 10.', { min: 0, max: 10 }).nullish(),
);

const fields = {
  /** Now, unless said; never in the future. */
  datetime: instant.optional(),
  doseMg,
  applicationSite: z.enum(SITES, { error: 'Local de aplicação é obrigatório' }),
  /** Side and part of the site, where the patient said. */
  zone: z.enum(ZONES).nullish(),
  pain,
  reactions: optionalText(500),
  notes: optionalText(1000),
  /** A second dose inside the minimum gap has to be meant. */
  confirmEarly: z.boolean().default(false),
  /** So has one from a pen past its date. */
  confirmExpired: z.boolean().default(false),
};

export const ApplicationInput = z.object({ penId: z.uuid({ error: 'Selecione uma caneta' }), ...fields });
export type ApplicationInput = z.output<typeof ApplicationInput>;

/** Only what is sent changes. */
export const ApplicationChange = ApplicationInput.partial().extend({
  confirmEarly: fields.confirmEarly,
  confirmExpired: fields.confirmExpired,
});
export type ApplicationChange = z.output<typeof ApplicationChange>;

export const Application = z.object({
  id: z.uuid(),
  /** Null for one from before the app, or from a pen that is not kept any more. */
  penId: z.uuid().nullable(),
  catalogId: z.string().nullable(),
  medicationName: z.string(),
  molecule: z.enum(MOLECULES).nullable(),
  datetime: z.iso.datetime(),
  doseMg: z.number(),
  applicationSite: z.enum(SITES).nullable(),
  zone: z.enum(ZONES).nullable(),
  pain: z.number().nullable(),
  reactions: z.string().nullable(),
  notes: z.string().nullable(),
});
export type Application = z.infer<typeof Application>;

const oneApplication = { access: 'patient', params: z.object({ id: z.uuid() }) } as const;
const ApplicationReply = z.object({ data: Application });

export const listApplications = {
  method: 'GET',
  path: '/applications',
  summary: 'What was applied, newest first, by days of the patient’s zone',
  access: 'patient',
  query: PageOfDays,
  reply: z.object({ data: z.array(Application), pagination: Pagination }),
} as const satisfies Endpoint;

export const readApplication = {
  ...oneApplication,
  method: 'GET',
  path: '/applications/:id',
  summary: 'One application',
  reply: ApplicationReply,
} as const satisfies Endpoint;

export const registerApplication = {
  method: 'POST',
  path: '/applications',
  summary: 'Records a dose; the application and the pen’s ledger change together or not at all',
  access: 'patient',
  status: 201,
  body: ApplicationInput,
  reply: ApplicationReply,
} as const satisfies Endpoint;

export const changeApplication = {
  ...oneApplication,
  method: 'PUT',
  path: '/applications/:id',
  summary: 'Changes what is sent; stock, next dose and curve follow',
  body: ApplicationChange,
  reply: ApplicationReply,
} as const satisfies Endpoint;

export const deleteApplication = {
  ...oneApplication,
  method: 'DELETE',
  path: '/applications/:id',
  summary: 'Takes an application back; what it took returns to the pen. The answer is what it was.',
  reply: ApplicationReply,
} as const satisfies Endpoint;

export const NextDose = z.object({
  state: z.enum(DOSE_STATES),
  /** The planned time the state speaks of. */
  plannedAt: z.iso.datetime().nullable(),
  /** The last instant it may still be applied, by the label. */
  applyUntil: z.iso.datetime().nullable(),
  /** The planned dose after a missed one. */
  followingAt: z.iso.datetime().nullable(),
  /** Before it a second dose is inside the minimum gap. */
  earliestAt: z.iso.datetime().nullable(),
  missedInARow: z.number(),
  /** Two or more missed in a row. */
  talkToPrescriber: z.boolean(),
  intervalDays: z.number().nullable(),
  rule: MissedDoseRule.nullable(),
});
export type NextDose = z.infer<typeof NextDose>;

export const ApplicationSettings = z.object({
  /** The patient's own, where it differs from the product's or nobody knows it. */
  intervalDays: z.number().nullable(),
  purchaseLeadDays: z.number(),
});
export type ApplicationSettings = z.infer<typeof ApplicationSettings>;

export const readApplicationsOverview = {
  method: 'GET',
  path: '/applications/overview',
  summary: 'Next dose, what to suggest for it, and how rested each zone is',
  access: 'patient',
  reply: z.object({
    data: z.object({
      nextDose: NextDose,
      lastApplication: Application.nullable(),
      suggestion: z.object({
        penId: z.uuid().nullable(),
        doseMg: z.number().nullable(),
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
  summary: 'One day of the patient’s zone: its doses, and the nearest applied before and planned after it',
  access: 'patient',
  /** Today, unless said. */
  query: z.object({ day: calendarDay.optional() }),
  reply: z.object({
    data: z.object({
      marks: z.array(DoseMark),
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
  reply: z.object({ data: z.object({ id: z.uuid() }) }),
} as const satisfies Endpoint;

export const undoSkip = {
  ...oneApplication,
  method: 'DELETE',
  path: '/applications/skips/:id',
  summary: 'Takes a skipped dose back',
  reply: z.object({ data: z.object({ id: z.uuid() }) }),
} as const satisfies Endpoint;

export const changeApplicationSettings = {
  method: 'PUT',
  path: '/applications/settings',
  summary: 'The patient’s own interval, and how long before the end to be reminded to buy',
  access: 'patient',
  body: z.object({
    intervalDays: z.preprocess(
      (value) => (value === '' ? null : value),
      whole('De 1 a 60 dias.', { min: 1, max: 60 }).nullable(),
    ),
    purchaseLeadDays: whole('De 1 a 60 dias.', { min: 1, max: 60 }),
  }),
  reply: z.object({ data: ApplicationSettings }),
} as const satisfies Endpoint;
