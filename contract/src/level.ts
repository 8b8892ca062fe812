import type { Endpoint } from './endpoint.ts';
import { Kinetics } from './pens/glp1-catalog.ts';
import { z } from './zod.ts';

export const readLevel = {
  method: 'GET',
  path: '/applications/level',
  summary: 'What the curve of the estimated level is drawn from; null where none may be drawn',
  access: 'patient',
  query: z.object({ days: z.coerce.number().int().min(7).max(730).default(90) }),
  shows: ['applications', 'pens', 'dose-plan', 'profile'],
  reply: z.object({
    data: z.object({
      medicationName: z.string().nullable(),
      kinetics: Kinetics.nullable(),
      /** In place of the kinetics, of a product in no catalogue: the half-life the patient was told. */
      halfLifeHours: z.number().nullable(),
      intervalDays: z.number().nullable(),
      /** The next planned dose, and how long after it the label still allows it; null where nothing is planned. */
      next: z
        .object({
          plannedAt: z.iso.datetime(),
          windowHours: z.number().nullable(),
          /** By the plan of this medicine; null where none says it, and the last dose goes on. */
          doseMg: z.number().nullable(),
        })
        .nullable(),
      /** Doses of the molecule in use, oldest first, as far back as they still matter. */
      doses: z.array(z.object({ at: z.iso.datetime(), mg: z.number() })),
      /** Doses from before this day are not on record and still count, so that the curve is too low; else null. */
      missingBefore: z.iso.date().nullable(),
      /** The reason why there is no curve. */
      why: z.enum(['no-doses', 'prohibited', 'unknown-product', 'no-strength']).nullable(),
    }),
  }),
} as const satisfies Endpoint;
