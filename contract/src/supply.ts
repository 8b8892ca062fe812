import type { Endpoint } from './endpoint.ts';
import { z } from './zod.ts';

/** When what is at home ends, and what has to happen before. */
export const PenSupply = z.object({
  /** Doses in all the usable pens of the medicine in use. */
  dosesLeft: z.number(),
  medicationName: z.string().nullable(),
  doseMg: z.number().nullable(),
  lastCoveredDoseAt: z.iso.datetime().nullable(),
  /** The day of the first dose that is not covered. */
  runsOutOn: z.iso.date().nullable(),
  buyBy: z.iso.date().nullable(),
  leadDays: z.number(),
  prescriptionLastDay: z.iso.date().nullable(),
  costPerDose: z.number().nullable(),
  costPerMonth: z.number().nullable(),
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
