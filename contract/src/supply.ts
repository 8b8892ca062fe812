import { PRESENTATIONS } from '@leveza/domain/pens/presentation.ts';
import type { Endpoint } from './endpoint.ts';
import { z } from './zod.ts';

/** The need of one strength of the plan's coming doses. */
export const StepNeed = z.object({
  doseMg: z.number(),
  /** The day of its first dose. */
  from: z.iso.date(),
  doses: z.number(),
  /** Doses that no pen at home gives. */
  missing: z.number(),
  /** The last day to buy them; null where none is missing. */
  buyBy: z.iso.date().nullable(),
  /** How many pens, boxes or vials of the brand they are; null where the catalogue knows none. */
  units: z.number().nullable(),
  /** 'Ozempic 0,25 mg e 0,5 mg' */
  product: z.string().nullable(),
});
export type StepNeed = z.infer<typeof StepNeed>;

/** When what is at home ends, and what has to happen before. */
export const PenSupply = z.object({
  /** Doses in all the usable pens of the medicine in use that give the doses to come. */
  dosesLeft: z.number(),
  /** Usable pens of that medicine that give other doses; they cover none. */
  others: z.array(
    z.object({
      dosesMg: z.array(z.number()),
      presentation: z.enum(PRESENTATIONS),
      /** Pens or vials that hold something. */
      count: z.number(),
    }),
  ),
  medicationName: z.string().nullable(),
  /** Every pen of that medicine which holds something, the expired ones too. */
  penIds: z.array(z.uuid()),
  doseMg: z.number().nullable(),
  lastCoveredDoseAt: z.iso.datetime().nullable(),
  /** The day of the first dose that is not covered. */
  runsOutOn: z.iso.date().nullable(),
  buyBy: z.iso.date().nullable(),
  leadDays: z.number(),
  prescriptionLastDay: z.iso.date().nullable(),
  costPerDose: z.number().nullable(),
  costPerMonth: z.number().nullable(),
  /** While a step of the plan is to come: the need of the next twelve weeks, by strength. */
  needs: z.array(StepNeed),
});
export type PenSupply = z.infer<typeof PenSupply>;

export const readPenSupply = {
  method: 'GET',
  path: '/pens/supply',
  summary: 'Last covered dose, day to buy by, last day of the prescription and cost',
  access: 'patient',
  shows: ['pens', 'applications', 'dose-plan', 'prescriptions', 'profile'],
  reply: z.object({ data: PenSupply }),
} as const satisfies Endpoint;
