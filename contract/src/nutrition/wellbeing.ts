import { MOST_WELLBEING } from '@leveza/domain/nutrition/wellbeing.ts';
import type { Endpoint } from '../endpoint.ts';
import { calendarDay } from '../time.ts';
import { z } from '../zod.ts';

const scale = z
  .number()
  .int('Escolha de 0 a 4.')
  .min(0, 'Escolha de 0 a 4.')
  .max(MOST_WELLBEING, 'Escolha de 0 a 4.');

export const Wellbeing = z.object({
  hunger: z.number().nullable(),
  cravings: z.number().nullable(),
  satiety: z.number().nullable(),
  energy: z.number().nullable(),
});

/** Only what is sent changes; null takes an answer back. */
export const WellbeingInput = z.object({
  hunger: scale.nullish(),
  cravings: scale.nullish(),
  satiety: scale.nullish(),
  energy: scale.nullish(),
});
export type WellbeingInput = z.output<typeof WellbeingInput>;

export const WellbeingDay = Wellbeing.extend({ day: z.string() });
export type WellbeingDay = z.infer<typeof WellbeingDay>;

export const listWellbeing = {
  method: 'GET',
  path: '/wellbeing',
  summary:
    'Hunger, cravings, satiety and energy of the days asked for, oldest first; the last 90 unless said',
  access: 'patient',
  query: z.object({ from: calendarDay.optional(), to: calendarDay.optional() }),
  shows: ['wellbeing', 'profile'],
  reply: z.object({ data: z.array(WellbeingDay) }),
} as const satisfies Endpoint;

export const recordWellbeing = {
  method: 'PUT',
  path: '/wellbeing/:day',
  summary: 'Records how a day was, one scale or several',
  access: 'patient',
  params: z.object({ day: calendarDay }),
  body: WellbeingInput,
  changes: ['wellbeing'],
  reply: z.object({ data: WellbeingDay }),
} as const satisfies Endpoint;
