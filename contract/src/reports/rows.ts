import { COMPARATORS, RESULT_FLAGS } from '@leveza/domain/exams/states.ts';
import { EFFECT_TYPES } from '@leveza/domain/side-effects/effect-types.ts';
import type { Endpoint } from '../endpoint.ts';
import { calendarDay } from '../time.ts';
import { z } from '../zod.ts';

const figure = z.number().nullable();

/** Of each list; the newest are kept. */
export const MOST_REPORT_ROWS = 5000;

/** Single records of a period, oldest first: the annex of a report, its CSV and its FHIR bundle. */
export const ReportRows = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  timeZone: z.string(),
  applications: z.array(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      medicationName: z.string(),
      doseMg: z.number(),
      /** In words: 'Abdômen direito, abaixo do umbigo'. */
      site: z.string().nullable(),
    }),
  ),
  /** Injections that were planned and skipped. */
  skips: z.array(
    z.object({
      id: z.uuid(),
      /** When it was planned. */
      at: z.iso.datetime(),
      /** Of the dose before it; null where there is none. */
      medicationName: z.string().nullable(),
      reason: z.string(),
    }),
  ),
  /** A GLP-1 without an injection, taken and skipped. */
  tablets: z.array(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      /** 'Rybelsus 7 mg'. */
      medicationName: z.string(),
      /** Null for a skipped one. */
      quantity: z.number().nullable(),
      /** 'comprimido', 'dose'. */
      unit: z.string(),
      isTaken: z.boolean(),
      reason: z.string().nullable(),
    }),
  ),
  measurements: z.array(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      weight: z.number().nullable(),
      waist: z.number().nullable(),
      hip: z.number().nullable(),
      bodyFat: z.number().nullable(),
      systolic: z.number().nullable(),
      diastolic: z.number().nullable(),
      glucose: z.number().nullable(),
      pulse: z.number().nullable(),
    }),
  ),
  effects: z.array(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      effectType: z.enum(EFFECT_TYPES),
      otherName: z.string().nullable(),
      intensity: z.number(),
      /** In minutes. */
      duration: z.number().nullable(),
    }),
  ),
  /** Results of exams dated in the period. */
  exams: z.array(
    z.object({
      id: z.uuid(),
      day: z.iso.date(),
      name: z.string(),
      analyte: z.string().nullable(),
      /** As printed. */
      value: z.string(),
      /** In the analyte's own unit; null where it is unknown or no number. */
      amount: z.number().nullable(),
      comparator: z.enum(COMPARATORS).nullable(),
      unit: z.string().nullable(),
      reference: z.string().nullable(),
      flag: z.enum(RESULT_FLAGS).nullable(),
      laboratory: z.string(),
    }),
  ),
  /** Meals that have foods, with the sums of what is known of them. */
  meals: z.array(
    z.object({
      id: z.uuid(),
      day: z.iso.date(),
      time: z.string(),
      name: z.string(),
      /** Their names, one after the other. */
      foods: z.string(),
      calories: figure,
      protein: figure,
      carbs: figure,
      fat: figure,
      fiber: figure,
    }),
  ),
  /** Drunk beside the meals, a row a day. */
  drinks: z.array(z.object({ day: z.iso.date(), ml: z.number() })),
  /** From 0 to 4. */
  wellbeing: z.array(
    z.object({ day: z.iso.date(), hunger: figure, cravings: figure, satiety: figure, energy: figure }),
  ),
  purchases: z.array(
    z.object({
      day: z.iso.date(),
      name: z.string(),
      kind: z.enum(['pen', 'medication', 'supplement']),
      /** Null where nothing was paid or told. */
      price: z.number().nullable(),
    }),
  ),
  /** A list had more rows than are sent. */
  isCut: z.boolean(),
});
export type ReportRows = z.infer<typeof ReportRows>;

export const readReportRows = {
  method: 'GET',
  path: '/reports/rows',
  summary: 'Every record of a period, for the annex, CSV and FHIR',
  access: 'patient',
  query: z.object({ from: calendarDay.optional(), to: calendarDay.optional() }),
  shows: [
    'inventory',
    'usage',
    'pens',
    'applications',
    'dose-plan',
    'measurements',
    'side-effects',
    'exams',
    'meals',
    'water',
    'wellbeing',
    'profile',
  ],
  reply: z.object({ data: ReportRows }),
} as const satisfies Endpoint;
