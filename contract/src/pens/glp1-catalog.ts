import { LEGAL_STATUSES, MOLECULES, PEN_TYPES, PRESENTATIONS } from '@leveza/domain/pens/presentation.ts';
import type { Endpoint } from '../endpoint.ts';
import { Sourced } from '../sourced.ts';
import { z } from '../zod.ts';

export const MissedDoseRule = Sourced.extend({
  /** After the planned time a dose may still be applied for this long. */
  windowHours: z.number().positive(),
  minGapHours: z.number().positive(),
});
export type MissedDoseRule = z.infer<typeof MissedDoseRule>;

/** One compartment, first-order absorption. */
export const Kinetics = Sourced.extend({
  absorptionPerHour: z.number().positive(),
  eliminationPerHour: z.number().positive(),
  /** Apparent volume, for ng/mL. */
  volumeL: z.number().positive(),
});
export type Kinetics = z.infer<typeof Kinetics>;

/** Its own sources are those of presentation, volume and strength. */
export const Glp1Product = Sourced.extend({
  id: z.string().min(1),
  commercialName: z.string().min(1),
  activeIngredient: z.string().min(1),
  molecule: z.enum(MOLECULES).nullable(),
  manufacturer: z.string().min(1),
  /** '0,25 mg e 0,5 mg' */
  strengthLabel: z.string(),
  /** '1,34 mg/ml', empty when it is not known. */
  concentration: z.string(),
  penType: z.enum(PEN_TYPES),
  presentation: z.enum(PRESENTATIONS),
  isVial: z.boolean(),
  /** Usable volume of one pen or vial, which is less than its filling. */
  totalVolumeMl: z.number().positive().nullable(),
  concentrationMgMl: z.number().positive().nullable(),
  /** As declared on the label, which rounds the product of volume and concentration. */
  totalMg: z.number().positive().nullable(),
  dosesPerUnit: z.number().positive().nullable(),
  /** Doses of a pen that only gives its one dose, and is discarded after them; null where the dose is dialled. */
  fixedDoses: z.number().int().positive().nullable().default(null),
  /** The mg in one unit of a product that is dosed in units, as insulin is; its doses are not recorded. */
  mgPerUnit: z.number().positive().nullable().default(null),
  doseOptionsMg: z.array(z.number().positive()),
  /** Days between two doses; null where Leveza plans nothing. */
  intervalDays: z.number().positive().nullable(),
  unitsPerBox: z.array(z.number().int().positive()),
  volumePerVial: z.number().positive().nullable(),
  vialsPerBox: z.number().int().positive().nullable(),
  legalStatus: z.enum(LEGAL_STATUSES),
  /** One neutral sentence with the resolution, for a prohibited product. */
  notice: Sourced.extend({ text: z.string().min(1) }).nullable(),
  titration: Sourced.extend({
    /** The largest dose of the label, where it lies above the last step of its usual way up. */
    mostMg: z.number().positive().nullable().default(null),
    /** The weeks that the last of those steps is kept for before the largest dose. */
    mostAfterWeeks: z.number().positive().nullable().default(null),
    /** The largest dose of the Brazilian label and of those abroad, where they differ. */
    byCountry: z
      .object({ brazilMg: z.number().positive(), abroadMg: z.number().positive() })
      .nullable()
      .default(null),
    steps: z.array(z.object({ doseMg: z.number().positive(), minWeeks: z.number().positive().nullable() })),
  }).nullable(),
  missedDose: MissedDoseRule.nullable(),
  /** The least time between two doses, where the label gives one beside no window for a late dose. */
  minGap: Sourced.extend({ hours: z.number().positive() }).nullable().default(null),
  storage: Sourced.extend({
    sealed: z.string(),
    inUse: z.string(),
    /** Days it is good for after opening; null when it is used once or the source does not say. */
    inUseDays: z.number().int().positive().nullable(),
    outOfFridgeDays: z.number().int().positive().nullable(),
  }).nullable(),
  kinetics: Kinetics.nullable(),
});
export type Glp1Product = z.infer<typeof Glp1Product>;

export const CounterfeitLot = Sourced.extend({
  lot: z.string().min(1),
  product: z.string().min(1),
  resolution: z.string().min(1),
});
export type CounterfeitLot = z.infer<typeof CounterfeitLot>;

export const readGlp1Catalog = {
  method: 'GET',
  path: '/glp1-catalog',
  summary: 'Known pens and vials with their facts and sources, and the lots Anvisa lists as counterfeit',
  access: 'patient',
  shows: [],
  isConstant: true,
  reply: z.object({
    data: z.array(Glp1Product),
    counterfeitLots: z.array(CounterfeitLot),
    version: z.string(),
  }),
} as const satisfies Endpoint;
