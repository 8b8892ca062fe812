import { canonicalKey } from '@leveza/domain/exams/analytes.ts';
import { COMPARATORS, RANGE_ORIGINS, RESULT_FLAGS } from '@leveza/domain/exams/states.ts';
import type { Endpoint } from '../endpoint.ts';
import { Sourced } from '../sourced.ts';
import { text } from '../text.ts';
import { z } from '../zod.ts';

const Limits = z.object({ low: z.number().nullable(), high: z.number().nullable() });

/** One value of an analyte in its one unit. */
export const AnalytePoint = z.object({
  /** Null for the HbA1c typed in the profile. */
  examId: z.uuid().nullable(),
  date: z.iso.date(),
  amount: z.number(),
  comparator: z.enum(COMPARATORS).nullable(),
  /** The range of that report, in the same unit. */
  range: Limits.nullable(),
  rangeOrigin: z.enum(RANGE_ORIGINS).nullable(),
  flag: z.enum(RESULT_FLAGS).nullable(),
  laboratory: z.string().nullable(),
  /** As the report prints it: '5,4 mmol/L'. */
  printed: z.string(),
  /** Of a creatinine whose owner's age and sex are known. */
  egfr: z.number().nullable(),
});
export type AnalytePoint = z.infer<typeof AnalytePoint>;

/** A value that is not on the line: a word, a number without a unit, or in a unit that cannot be converted. */
export const OtherValue = AnalytePoint.pick({
  examId: true,
  date: true,
  flag: true,
  laboratory: true,
  printed: true,
});
export type OtherValue = z.infer<typeof OtherValue>;

/** One line of the grid: how an analyte stands and its small line. Words have no line. */
export const AnalyteRow = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  /** The heading it stands under: 'Glicose', 'Colesterol'… */
  group: z.string(),
  /** The unit as printed, where it cannot be converted: `readAnalyte` is asked with it. Null for the usual line. */
  series: z.string().nullable(),
  /** How often it was measured in all. */
  count: z.number(),
  /** The last up to 12, oldest first; none of words. */
  points: z.array(AnalytePoint.pick({ date: true, amount: true, comparator: true, flag: true })),
  last: AnalytePoint.pick({ date: true, comparator: true, flag: true, range: true }).extend({
    /** Null for a word. */
    amount: z.number().nullable(),
    /** 'Negativo'; null for a number. */
    words: z.string().nullable(),
  }),
});
export type AnalyteRow = z.infer<typeof AnalyteRow>;

/** The first injection or tablet of a dose or medicine that is another than before. */
export const DoseMark = z.object({ date: z.iso.date(), doseMg: z.number(), name: z.string() });
export type DoseMark = z.infer<typeof DoseMark>;

/** One analyte over time. */
export const Analyte = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  count: z.number(),
  /** How many of them can stand on the line. */
  pointCount: z.number(),
  /** Oldest first: every value up to 48, else about 48 evenly through all, with the first, the newest and critical ones. */
  points: z.array(AnalytePoint),
  /** The newest up to 48 values that are not on the line, newest first. */
  others: z.array(OtherValue),
  treatmentStart: z.iso.date().nullable(),
  doses: z.array(DoseMark),
  /** From the last value before the treatment, else the first after its start, to the newest one. */
  sinceStart: z
    .object({
      from: z.iso.date(),
      to: z.iso.date(),
      before: z.number(),
      after: z.number(),
      difference: z.number(),
    })
    .nullable(),
  /** Leveza's own range, for values whose report prints none, with where it comes from. */
  ours: Limits.extend({ origin: Sourced }).nullable(),
  /** Of creatinine: the formula in words and where it comes from. */
  egfr: z.object({ formula: z.string(), origin: Sourced }).nullable(),
});
export type Analyte = z.infer<typeof Analyte>;

export const listAnalytes = {
  method: 'GET',
  path: '/exams/analytes',
  summary: 'Every analyte the patient has a value of, the ones that matter most in this treatment first',
  access: 'patient',
  shows: ['exams', 'profile'],
  reply: z.object({ data: z.array(AnalyteRow) }),
} as const satisfies Endpoint;

export const readAnalyte = {
  method: 'GET',
  path: '/exams/analytes/:key',
  summary: 'One analyte over time, in one unit, beside the treatment',
  access: 'patient',
  params: z.object({ key: z.string().min(1).max(60).transform(canonicalKey) }),
  /** One of `series`; left out, the values in the analyte's own unit, or else the newest ones. */
  query: z.object({ unit: text(40).optional() }),
  shows: ['exams', 'profile', 'applications', 'dose-plan', 'inventory', 'usage'],
  reply: z.object({ data: Analyte }),
} as const satisfies Endpoint;
