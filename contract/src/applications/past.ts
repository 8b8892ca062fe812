import { SITES, ZONES } from '@leveza/domain/rotation/zones.ts';
import { doseAnswers, doseMg } from './applications.ts';
import type { Endpoint } from '../endpoint.ts';
import { optionalText, text } from '../text.ts';
import { instant } from '../time.ts';
import { z } from '../zod.ts';

/** Two years of daily doses, entered at once. */
export const MOST_ENTRIES = 800;

export const PastApplications = z.object({
  catalogId: optionalText(80),
  medicationName: text(200).refine((name) => name.length > 0, 'Nome do medicamento é obrigatório'),
  entries: z
    .array(
      z.object({
        datetime: instant,
        doseMg,
        applicationSite: z.enum(SITES).nullish(),
        zone: z.enum(ZONES).nullish(),
      }),
    )
    .min(1, 'Inclua ao menos uma aplicação.')
    .max(MOST_ENTRIES, `Inclua até ${MOST_ENTRIES} aplicações de cada vez.`),
  /** The patient confirms doses close to others that are recorded already. */
  confirmEarly: z.boolean().default(false),
  /** The patient confirms doses after a sign that let none follow until a doctor had looked at it. */
  confirmHeld: z.boolean().default(false),
  ...doseAnswers,
});
export type PastApplications = z.output<typeof PastApplications>;

export const recordPastApplications = {
  method: 'POST',
  path: '/applications/past',
  summary: 'Several applications from before the app, all of them or none; no pen loses anything',
  access: 'patient',
  status: 201,
  body: PastApplications,
  asks: ['confirmEarly', 'confirmDose', 'confirmSwitch', 'confirmHeld'],
  changes: ['applications'],
  reply: z.object({ data: z.object({ recorded: z.number(), ids: z.array(z.uuid()) }) }),
} as const satisfies Endpoint;

export const undoPastApplications = {
  method: 'POST',
  path: '/applications/past/undo',
  summary: 'Takes back applications that were entered together',
  access: 'patient',
  body: z.object({ ids: z.array(z.uuid()).min(1).max(MOST_ENTRIES) }),
  changes: ['applications'],
  reply: z.object({ data: z.object({ removed: z.number() }) }),
} as const satisfies Endpoint;
