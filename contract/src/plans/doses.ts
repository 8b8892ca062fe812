import { DOSE_STATES } from '@leveza/domain/plans/dose-states.ts';
import { PLAN_MEDICATION_TYPES, PRIORITIES } from '@leveza/domain/plans/plan-words.ts';
import { decimal } from '../decimal.ts';
import type { Endpoint } from '../endpoint.ts';
import { confirmAllergy } from '../inventory/confirm-allergy.ts';
import { optionalText, text } from '../text.ts';
import { calendarDay, instant } from '../time.ts';
import { z } from '../zod.ts';

export const PlannedDose = z.object({
  planId: z.uuid(),
  /** Null for an extra dose. */
  plannedAt: z.iso.datetime().nullable(),
  /** From then on it is late, while it is open; null for an extra dose. */
  lateAt: z.iso.datetime().nullable(),
  /** The day of the patient's calendar it belongs to. */
  day: z.string(),
  /** 'HH:MM' of the patient's clock; null for an extra dose. */
  time: z.string().nullable(),
  state: z.enum(DOSE_STATES),
  takenAt: z.iso.datetime().nullable(),
  /** The same by the patient's clock where it was taken, 'YYYY-MM-DDTHH:MM': a flight does not move it. */
  takenClock: z.string().nullable(),
  /** Put off until then; the planned moment stays what it was. Null once it is taken or skipped. */
  snoozedUntil: z.iso.datetime().nullable(),
  /** The record that `DELETE /doses/:recordId` takes back. */
  recordId: z.uuid().nullable(),
  name: z.string(),
  dosage: z.string(),
  medicationType: z.enum(PLAN_MEDICATION_TYPES),
  quantity: z.number(),
  priority: z.enum(PRIORITIES),
  /** The product whose boxes give it; null where the plan draws on none. */
  productId: z.uuid().nullable(),
  /** 'Com alimento', 'Em jejum', or nothing. */
  condition: z.string().nullable(),
  /** A tablet after which nothing is eaten, drunk or taken for a while. */
  asksToWait: z.boolean(),
  /** Why it was skipped, or what the patient noted. */
  notes: z.string().nullable(),
  /** Taken, and no box at home gave any of it. */
  isFromElsewhere: z.boolean(),
  isExtra: z.boolean(),
  /** Its plan is deleted: the record stays, and nothing more can be taken by it. */
  isPlanDeleted: z.boolean(),
});
export type PlannedDose = z.infer<typeof PlannedDose>;

export const listDoses = {
  method: 'GET',
  path: '/doses',
  summary: 'Planned doses of the days asked for, and what became of each; extra ones too',
  access: 'patient',
  /** A week back and four weeks ahead, unless said. */
  query: z.object({
    from: calendarDay.optional(),
    to: calendarDay.optional(),
    /** Only what one of the two screens of use shows, and `since` of that alone. */
    kind: z.enum(['supplement', 'medication']).optional(),
  }),
  // A use counts for the plan of the product that its box has now.
  shows: ['usage', 'inventory', 'applications', 'dose-plan', 'profile'],
  reply: z.object({
    data: z.array(PlannedDose),
    /** No dose is older: the beginning of the first plan, or the first record of a deleted one; null without any. */
    since: z.string().nullable(),
  }),
} as const satisfies Endpoint;

export const TakeDoseInput = z.object({
  planId: z.uuid({ error: 'Escolha o plano.' }),
  /** Without it, the dose is an extra one. */
  plannedAt: instant.optional(),
  /** Now, unless said; never in the future. */
  takenAt: instant.optional(),
  /** A record of this dose that was taken back: it is put back as it was, out of the boxes it came from. */
  recordId: z.uuid().optional(),
  /** As planned, unless said. */
  quantity: decimal('A quantidade deve estar entre 0,1 e 100', { min: 0.1, max: 100 }).optional(),
  notes: optionalText(500),
  /** The patient opens the closed box in the same step. */
  openBox: z.boolean().default(false),
  confirmExpired: z.boolean().default(false),
  /** It came from elsewhere: the expired boxes at home gave nothing of it. */
  isFromElsewhere: z.boolean().default(false),
  /** Sooner or more often than the patient entered for a plan as needed, or a GLP-1 tablet again on one day. */
  confirmOften: z.boolean().default(false),
  /** A GLP-1 tablet after a sign that lets none follow until a doctor has looked at it. */
  confirmHeld: z.boolean().default(false),
  confirmAllergy,
});
export type TakeDoseInput = z.output<typeof TakeDoseInput>;

const TakenDose = z.object({
  data: PlannedDose,
  /** The last box it came out of; null when there was no stock to take it from. */
  stock: z.object({ inventoryId: z.uuid(), remaining: z.number() }).nullable(),
  /** How much of the dose no box gave. */
  missing: z.number(),
});

export const takeDose = {
  method: 'POST',
  path: '/doses',
  summary:
    'Takes a planned dose, or an extra one, or puts one back; the dose and its stock change together or not at all',
  access: 'patient',
  status: 201,
  body: TakeDoseInput,
  asks: ['confirmExpired', 'confirmAllergy', 'confirmHeld', 'openBox', 'confirmOften'],
  changes: ['usage', 'stock', 'notifications'],
  reply: TakenDose,
} as const satisfies Endpoint;

export const SkipDoseInput = z.object({
  planId: z.uuid({ error: 'Escolha o plano.' }),
  plannedAt: instant,
  reason: text(200).min(1, 'Diga o motivo.'),
});

export const skipPlannedDose = {
  method: 'POST',
  path: '/doses/skip',
  summary: 'Says that a planned dose was not taken, and why',
  access: 'patient',
  status: 201,
  body: SkipDoseInput,
  changes: ['dose-plan'],
  reply: z.object({ data: PlannedDose }),
} as const satisfies Endpoint;

export const snoozeDose = {
  method: 'POST',
  path: '/doses/snooze',
  summary: 'Puts a planned dose off for some hours, or no longer; the moment it is planned for stays',
  access: 'patient',
  status: 201,
  body: z.object({
    planId: z.uuid({ error: 'Escolha o plano.' }),
    plannedAt: instant,
    /** Null takes it back. */
    until: instant.nullable(),
  }),
  changes: ['dose-plan'],
  reply: z.object({ data: PlannedDose }),
} as const satisfies Endpoint;

export const takeDoseBack = {
  method: 'DELETE',
  path: '/doses/:recordId',
  summary:
    'Opens a dose again that was taken or skipped; what it took returns to its box, which is closed again if that is said or nothing else was taken',
  access: 'patient',
  params: z.object({ recordId: z.uuid() }),
  body: z.object({ closesBox: z.boolean().default(false) }),
  changes: ['usage', 'stock', 'applications', 'pens', 'dose-plan', 'notifications'],
  reply: z.object({ data: z.object({ recordId: z.uuid() }) }),
} as const satisfies Endpoint;
