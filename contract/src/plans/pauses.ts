import { NextDose } from '../applications/next-dose.ts';
import type { Endpoint } from '../endpoint.ts';
import { day } from '../time.ts';
import { z } from '../zod.ts';

const NextDoseReply = z.object({ nextDose: NextDose });

export const pauseTreatment = {
  method: 'POST',
  path: '/treatment/pause',
  summary: 'No injections from now until a day, or until they are resumed, with a plan or without one',
  access: 'patient',
  // As of a plan, whose schemas the screen of applications does without.
  body: z.object({ until: day }),
  changes: ['dose-plan'],
  reply: NextDoseReply,
} as const satisfies Endpoint;

export const resumeTreatment = {
  method: 'POST',
  path: '/treatment/resume',
  summary: 'Injections again from now on',
  access: 'patient',
  changes: ['dose-plan'],
  reply: NextDoseReply,
} as const satisfies Endpoint;
