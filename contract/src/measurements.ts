import { CHART_PERIODS } from '@leveza/domain/measurements/periods.ts';
import * as limits from '@leveza/domain/measurements/limits.ts';
import { DIASTOLIC_MMHG, SYSTOLIC_MMHG, WEIGHT_KG } from '@leveza/domain/profile/limits.ts';
import { decimal, whole } from './decimal.ts';
import type { Endpoint } from './endpoint.ts';
import { Pagination } from './pagination.ts';
import { optionalText } from './text.ts';
import { instant, PageOfDays } from './time.ts';
import { z } from './zod.ts';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish());

interface Limit {
  min: number;
  max: number;
}

/** The sentence follows the specification's for the weight. */
const outside = (what: string, { min, max }: Limit, unit: string) =>
  `${what} deve estar entre ${min} e ${max} ${unit}`;
const measured = (what: string, limit: Limit, unit: string) =>
  optional(decimal(outside(what, limit, unit), limit));
const counted = (what: string, limit: Limit, unit: string) =>
  optional(whole(outside(what, limit, unit), limit));

const fields = {
  /** Default is now; never in the future. */
  datetime: instant.optional(),
  /** Always in kg; the screen converts. */
  weight: measured('Peso', WEIGHT_KG, 'kg'),
  bodyFat: measured('Gordura corporal', limits.BODY_FAT_PERCENT, '%'),
  abdominalCircumference: measured('Circunferência abdominal', limits.GIRTH_CM, 'cm'),
  hipCircumference: measured('Circunferência do quadril', limits.GIRTH_CM, 'cm'),
  bloodPressureSyst: counted('Pressão sistólica', SYSTOLIC_MMHG, 'mmHg'),
  bloodPressureDiast: counted('Pressão diastólica', DIASTOLIC_MMHG, 'mmHg'),
  glucose: counted('Glicose', limits.GLUCOSE_MG_DL, 'mg/dL'),
  restingPulse: optional(whole(limits.PULSE_REFUSAL, limits.PULSE_BPM)),
  notes: optionalText(500),
  /** The patient confirms a weight far from the last one. */
  confirmJump: z.boolean().default(false),
};

const MEASURES = [
  'weight',
  'bodyFat',
  'abdominalCircumference',
  'hipCircumference',
  'bloodPressureSyst',
  'bloodPressureDiast',
  'glucose',
  'restingPulse',
] as const;

export const MeasurementInput = z.object(fields).superRefine((input, context) => {
  if (MEASURES.every((name) => input[name] === null || input[name] === undefined)) {
    context.addIssue({ code: 'custom', path: ['weight'], message: 'Peso é obrigatório' });
  }
  const { bloodPressureSyst: high, bloodPressureDiast: low } = input;
  if ((high == null) !== (low == null)) {
    const path = [high == null ? 'bloodPressureSyst' : 'bloodPressureDiast'];
    context.addIssue({ code: 'custom', path, message: 'Informe as duas pressões.' });
  } else if (high != null && low != null && low >= high) {
    context.addIssue({
      code: 'custom',
      path: ['bloodPressureDiast'],
      message: 'A diastólica (mínima) deve ser menor que a sistólica (máxima).',
    });
  }
});
export type MeasurementInput = z.output<typeof MeasurementInput>;

export const Measurement = z.object({
  id: z.uuid(),
  datetime: z.iso.datetime(),
  weight: z.number().nullable(),
  bodyFat: z.number().nullable(),
  abdominalCircumference: z.number().nullable(),
  hipCircumference: z.number().nullable(),
  bloodPressureSyst: z.number().nullable(),
  bloodPressureDiast: z.number().nullable(),
  glucose: z.number().nullable(),
  restingPulse: z.number().nullable(),
  notes: z.string().nullable(),
  isImported: z.boolean(),
});
export type Measurement = z.infer<typeof Measurement>;

const one = { access: 'patient', params: z.object({ id: z.uuid() }) } as const;
const MeasurementReply = z.object({ data: Measurement });

export const listMeasurements = {
  method: 'GET',
  path: '/measurements',
  summary: 'What was measured, newest first, by days of the patient’s zone',
  access: 'patient',
  query: PageOfDays,
  shows: ['measurements', 'profile'],
  reply: z.object({ data: z.array(Measurement), pagination: Pagination }),
} as const satisfies Endpoint;

export const readMeasurement = {
  ...one,
  method: 'GET',
  path: '/measurements/:id',
  summary: 'One measurement',
  shows: ['measurements'],
  reply: MeasurementReply,
} as const satisfies Endpoint;

export const addMeasurement = {
  method: 'POST',
  path: '/measurements',
  summary: 'Records a measurement',
  access: 'patient',
  status: 201,
  body: MeasurementInput,
  asks: ['confirmJump'],
  changes: ['measurements'],
  reply: MeasurementReply,
} as const satisfies Endpoint;

export const changeMeasurement = {
  ...one,
  method: 'PUT',
  path: '/measurements/:id',
  summary: 'Replaces a measurement',
  body: MeasurementInput,
  asks: ['confirmJump'],
  changes: ['measurements'],
  reply: MeasurementReply,
} as const satisfies Endpoint;

export const deleteMeasurement = {
  ...one,
  method: 'DELETE',
  path: '/measurements/:id',
  summary: 'Deletes a measurement; the answer is what it was',
  changes: ['measurements'],
  reply: MeasurementReply,
} as const satisfies Endpoint;

export const WeightPoint = z.object({ at: z.iso.datetime(), weight: z.number() });
export type WeightPoint = z.infer<typeof WeightPoint>;

/** The weight the treatment began with, as the profile says: the first point of a curve, and no measurement. */
export const WeightStart = z.object({ day: z.iso.date(), weight: z.number() });
export type WeightStart = z.infer<typeof WeightStart>;

export const DoseInUse = z.object({ medicationName: z.string(), doseMg: z.number() });
export type DoseInUse = z.infer<typeof DoseInUse>;

/** With the place of its dose among `doses`; null where none was in use. */
export const ChartPoint = WeightPoint.extend({ dose: z.number().nullable() });
export type ChartPoint = z.infer<typeof ChartPoint>;

/** Everything above the history: figures, chart and milestones. */
export const MeasurementSummary = z.object({
  period: z.enum(CHART_PERIODS),
  latest: WeightPoint.nullable(),
  previous: WeightPoint.nullable(),
  /**
   * In its period, oldest first: each weighing, or where there are too many, the average of the seven days up to the
   * last weighing of so many days.
   */
  points: z.array(ChartPoint),
  /** Null where the period does not reach it, or a weighing of that day or before says it. */
  start: WeightStart.nullable(),
  /** Null where every point is one weighing. */
  daysPerPoint: z.number().nullable(),
  /** Weighings of the period, never averages; null without one. */
  course: z
    .object({ first: WeightPoint, last: WeightPoint, lowest: z.number(), highest: z.number() })
    .nullable(),
  /** The doses in use at the points, in the order of the points. */
  doses: z.array(DoseInUse),
  /** Average of the seven days up to each day with a weighing; empty where the points are averages. */
  trend: z.array(z.object({ day: z.iso.date(), weight: z.number() })),
  bmi: z.number().nullable(),
  bmiClass: z.string().nullable(),
  /** By the limits for 60 years and more; null for a younger patient. */
  olderBmiClass: z.string().nullable(),
  waistToHeight: z.number().nullable(),
  /** kg a week by the trend of the last four weeks; null without enough weighings. */
  weeklyRateKg: z.number().nullable(),
  /** How many more days with a weighing the rate needs, and how many days the first and the last have to lie apart yet. */
  weighingsMissing: z.number(),
  rateDaysMissing: z.number(),
  /** null without a height in the profile: the screen asks for it. */
  height: z.number().nullable(),
  initialWeight: z.number().nullable(),
  /** Null as well where the profile's target is below a healthy weight: nothing counts down to it. */
  targetWeight: z.number().nullable(),
  lostKg: z.number().nullable(),
  toGoKg: z.number().nullable(),
  share: z.number().nullable(),
  milestones: z.array(z.object({ key: z.string(), title: z.string(), reachedOn: z.iso.date().nullable() })),
  latestGirths: z.object({ abdominal: z.number().nullable(), hip: z.number().nullable() }),
});
export type MeasurementSummary = z.infer<typeof MeasurementSummary>;

export const readMeasurementSummary = {
  method: 'GET',
  path: '/measurements/summary',
  summary: 'Chart, trend, BMI, rate, progress and milestones',
  access: 'patient',
  /** Where none is named, the server chooses the usual one: it knows when the treatment began. */
  query: z.object({ period: z.enum(CHART_PERIODS).optional() }),
  shows: ['measurements', 'applications', 'profile'],
  reply: z.object({ data: MeasurementSummary }),
} as const satisfies Endpoint;

export const IMPORT_SOURCES = ['csv', 'apple-health'] as const;
export const MOST_IMPORTED = 12_000;

export const importWeights = {
  method: 'POST',
  path: '/measurements/import',
  summary: 'Many weights at once, all of them or none; those already known by their minute are merged',
  access: 'patient',
  status: 201,
  body: z.object({
    source: z.enum(IMPORT_SOURCES),
    /** [instant, kg] each, to keep ten years under the size of a request. */
    rows: z
      .array(z.tuple([instant, z.number().min(WEIGHT_KG.min).max(WEIGHT_KG.max)]))
      .min(1, 'Não há pesos para importar.')
      .max(MOST_IMPORTED, `Importe até ${MOST_IMPORTED} pesos de cada vez.`),
  }),
  changes: ['measurements'],
  reply: z.object({ data: z.object({ importId: z.uuid(), added: z.number(), merged: z.number() }) }),
} as const satisfies Endpoint;

export const undoImport = {
  ...one,
  method: 'DELETE',
  path: '/measurements/import/:id',
  summary: 'Takes back a whole import',
  changes: ['measurements'],
  reply: z.object({ data: z.object({ removed: z.number() }) }),
} as const satisfies Endpoint;
