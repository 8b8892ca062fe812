import { GENDERS } from '@leveza/domain/profile/gender.ts';
import { DIABETES_LABEL } from '@leveza/domain/profile/health.ts';
import { choicesOf } from '@leveza/domain/choices-of.ts';
import { REPORT_MEASURES, REPORT_NUTRIENTS } from '@leveza/domain/reports/types.ts';
import { EFFECT_TYPES } from '@leveza/domain/side-effects/effect-types.ts';
import { URGENCIES } from '@leveza/domain/health-notice.ts';
import { InteractionNotice } from '../interactions.ts';
import { StepNeed } from '../supply.ts';
import { z } from '../zod.ts';

const day = z.iso.date();
const DayValue = z.object({ day, value: z.number() });
const Effect = z.object({ effectType: z.enum(EFFECT_TYPES), otherName: z.string().nullable() });

/** Who the report is about; null where the profile does not say it. */
export const ReportPatient = z.object({
  age: z.number().nullable(),
  gender: z.enum(GENDERS).nullable(),
  heightCm: z.number().nullable(),
  diabetesType: z.enum(choicesOf(DIABETES_LABEL)).nullable(),
  allergies: z.string().nullable(),
});

export const DoseSpan = z.object({
  medicationName: z.string(),
  doseMg: z.number(),
  /** Days of the first and the last application of it in the period. */
  from: day,
  to: day,
  count: z.number(),
});

export const ReportTreatment = z.object({
  /** By the profile or the first application ever. */
  startedOn: day.nullable(),
  /** Of the last application; null before any. */
  medicationName: z.string().nullable(),
  doseMg: z.number().nullable(),
  /** A GLP-1 in tablets by plans that go on: 'Rybelsus 7 mg'. Its doses stand in the adherence. */
  oral: z.string().nullable(),
  /** A GLP-1 in tablets at home or used up lately that no plan names; null beside such a plan. */
  tablets: z.object({ name: z.string(), lastTakenOn: day.nullable() }).nullable(),
  intervalDays: z.number().nullable(),
  lastAppliedOn: day.nullable(),
  nextPlannedOn: day.nullable(),
  /** Doses of the period in their order: another medicine or another amount begins another one. */
  doses: z.array(DoseSpan),
});

/** Planned doses of plans without injections, as counts; a dose that is still open counts for nothing. */
const planCounts = {
  taken: z.number(),
  /** Of the taken ones, those taken on a later day than planned. */
  late: z.number(),
  skipped: z.number(),
  notRecorded: z.number(),
};

export const ReportPlanDoses = z.object({
  /** The first day that is counted: the period's last year at most. */
  from: day,
  ...planCounts,
  /** By the name of the plan; empty where the other medicines are no part of the report or the share. */
  byPlan: z.array(z.object({ name: z.string(), dosage: z.string(), ...planCounts })),
});

/** Planned doses of the GLP-1 in the period until now, as counts. */
export const ReportAdherence = z.object({
  /** All that were applied, the late ones among them. */
  applied: z.number(),
  /** Applied on a later day than planned. */
  late: z.number(),
  /** Marked by the patient as not taken. */
  skipped: z.number(),
  /** Planned, and nothing was written down. */
  notRecorded: z.number(),
  /** False where no rhythm is known: late doses and those without a record cannot be counted then. */
  isCounted: z.boolean(),
  /** Why doses were skipped, in the patient's words, newest first. */
  skips: z.array(z.object({ day, reason: z.string() })),
  /** Doses of tablets, supplements and every other plan; null where none was due. */
  plans: ReportPlanDoses.nullable(),
});

export const ReportMeasureLine = z.object({
  measure: z.enum(REPORT_MEASURES),
  count: z.number(),
  first: DayValue,
  last: DayValue,
  lowest: z.number(),
  highest: z.number(),
});

export const ReportWeight = z.object({
  /**
   * Weights of the period, in kg; null without a weighing. The first is the start of the treatment where the period
   * reaches it and no weighing is as old.
   */
  first: DayValue.nullable(),
  last: DayValue.nullable(),
  /** From the first to the last; null within one day. */
  changeKg: z.number().nullable(),
  changePercent: z.number().nullable(),
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
  /** How many days have a weighing. */
  weighedDays: z.number(),
  /** The span of a point. */
  pointsBy: z.enum(['day', 'week', 'month']),
  /** Means of a day, a week (by its Monday) or a month (by its first day), oldest first. */
  points: z.array(DayValue),
  /** Mean of the seven days up to each point; of four weeks or three months where points are weeks or months. */
  trend: z.array(DayValue),
  /** kg a week by the last 28 days of the period; null without enough weighings. */
  weeklyRateKg: z.number().nullable(),
  initialKg: z.number().nullable(),
  targetKg: z.number().nullable(),
  /** Since the initial weight of the profile, to the last weighing of the period. */
  sinceStartKg: z.number().nullable(),
  sinceStartPercent: z.number().nullable(),
  bmi: z.number().nullable(),
  bmiClass: z.string().nullable(),
  waistToHeight: z.number().nullable(),
  /** Other measures of the period. */
  measures: z.array(ReportMeasureLine),
});

export const ReportEffects = z.object({
  /** How many were recorded in the period. */
  count: z.number(),
  /** The commonest first. */
  byType: z.array(
    Effect.extend({
      count: z.number(),
      /** How many of each intensity, from 1 to 5. */
      byIntensity: z.array(z.number()).length(5),
      lastOn: day,
      /** How many at each dose in use; null before any dose, or four weeks after the last. */
      byDose: z.array(
        z.object({
          medicationName: z.string().nullable(),
          doseMg: z.number().nullable(),
          count: z.number(),
          meanIntensity: z.number(),
        }),
      ),
    }),
  ),
  /** Records that should not have waited, newest first; by the records alone, never a diagnosis. */
  redFlags: z.array(z.object({ day, title: z.string(), urgency: z.enum(URGENCIES) })),
});

export const ReportMedicines = z.object({
  list: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['medication', 'supplement']),
      /** Of a box: '50 mg'; null where its name says it, or a plan says the dose. */
      strength: z.string().nullable(),
      dosage: z.string().nullable(),
      /** By its plans or its box: '2 vezes ao dia', 'se precisar'; of one from elsewhere, when it was last taken. */
      frequency: z.string().nullable(),
      /** It came out of no box and no plan names it; these stand last, the latest first. */
      isFromElsewhere: z.boolean().optional(),
    }),
  ),
  interactions: z.array(InteractionNotice),
});

export const ReportSpending = z.object({
  /** In reais, by purchases dated in the period. */
  total: z.number(),
  purchases: z.number(),
  /** Purchases without a price: gifts, samples, or not told. */
  unpriced: z.number(),
  /** '2026-11', oldest first, months without a purchase as well. */
  byMonth: z.array(z.object({ month: z.string(), total: z.number() })),
  /** The dearest first. */
  byProduct: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['pen', 'medication', 'supplement']),
      purchases: z.number(),
      total: z.number(),
      /** Of pens with a price; null for others. */
      mg: z.number().nullable(),
      perMg: z.number().nullable(),
    }),
  ),
  /** Total over the months of the period. */
  perMonth: z.number(),
  /** R$ for each kg lost in the period: only shown when asked for; null without a loss. */
  perKgLost: z.number().nullable(),
  /** The end of the stock and the costs to come; null where nothing is known of them. */
  coming: z
    .object({
      /** Of the pens; null before any dose. */
      runsOutOn: day.nullable(),
      buyBy: day.nullable(),
      costPerDose: z.number().nullable(),
      costPerMonth: z.number().nullable(),
      needs: z.array(StepNeed),
      /** Until when tablets, other medicines and supplements last, the first to end first. */
      boxes: z.array(
        z.object({ name: z.string(), kind: z.enum(['medication', 'supplement']), lastsUntil: day }),
      ),
    })
    .nullable(),
});

export const ReportMilestones = z.object({
  /** In the period, in the order they were reached. */
  reached: z.array(z.object({ key: z.string(), title: z.string(), reachedOn: day })),
  /** Reached before the period. */
  earlier: z.number(),
});

/** Means of the days with a record; null where no record says the nutrient. */
export const ReportNutrition = z.object({
  /** The first day of the means: the period's last year at most. */
  from: day,
  recordedDays: z.number(),
  calories: z.number().nullable(),
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  fat: z.number().nullable(),
  fiber: z.number().nullable(),
  waterMl: z.number().nullable(),
  /** Nutrients that some food of these days does not say. */
  incomplete: z.array(z.enum(REPORT_NUTRIENTS)),
  /** 0 to 4. */
  wellbeing: z.object({
    recordedDays: z.number(),
    hunger: z.number().nullable(),
    craving: z.number().nullable(),
    satiety: z.number().nullable(),
    energy: z.number().nullable(),
  }),
});
