import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

export const readProgress = {
  method: 'GET',
  path: '/users/progress',
  summary: 'How far the treatment has come; what is not known is null',
  access: 'patient',
  shows: ['profile', 'measurements', 'applications'],
  reply: z.object({
    data: z.object({
      initialWeight: z.number().nullable(),
      currentWeight: z.number().nullable(),
      /** Null as well where the profile's target is below a healthy weight: nothing counts down to it. */
      targetWeight: z.number().nullable(),
      lostKg: z.number().nullable(),
      toGoKg: z.number().nullable(),
      share: z.number().nullable(),
      /** The day the patient gave, else the day of the first dose recorded. */
      startedOn: z.iso.date().nullable(),
      daysInTreatment: z.number().nullable(),
    }),
  }),
} as const satisfies Endpoint;
