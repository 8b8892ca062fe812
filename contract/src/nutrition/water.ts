import { DRINKS } from '@leveza/domain/nutrition/drinks.ts';
import { whole } from '../decimal.ts';
import type { Endpoint } from '../endpoint.ts';
import { calendarDay, instant } from '../time.ts';
import { z } from '../zod.ts';

export const WaterInput = z.object({
  /** Today, unless said; never in the future. */
  day: calendarDay.optional(),
  ml: whole('Informe de 10 a 3.000 ml.', { min: 10, max: 3000 }),
  drink: z.enum(DRINKS).default('water'),
  /** When it was recorded first: a drink that was removed by mistake comes back to its place. */
  at: instant.optional(),
});
export type WaterInput = z.output<typeof WaterInput>;

/** Liquids of a day: the drinks recorded here, and those in the meals. */
export const Water = z.object({
  day: z.string(),
  /** All of it. */
  ml: z.number(),
  goal: z.number(),
  /** Drinks among the foods of the meals. */
  fromMeals: z.number(),
  entries: z.array(z.object({ id: z.uuid(), ml: z.number(), drink: z.enum(DRINKS), at: z.iso.datetime() })),
});
export type Water = z.infer<typeof Water>;

export const readWater = {
  method: 'GET',
  path: '/water',
  summary: 'Liquids of a day against their goal, coffee, tea and drinks of the meals among them',
  access: 'patient',
  query: z.object({ day: calendarDay.optional() }),
  shows: ['water', 'meals', 'nutrition-goals', 'profile'],
  reply: z.object({ data: Water }),
} as const satisfies Endpoint;

export const addWater = {
  method: 'POST',
  path: '/water',
  summary: 'Records a glass of water, coffee, tea or another drink',
  access: 'patient',
  status: 201,
  body: WaterInput,
  changes: ['water'],
  reply: z.object({ data: Water, /** For taking it back. */ added: z.uuid() }),
} as const satisfies Endpoint;

export const deleteWater = {
  method: 'DELETE',
  path: '/water/:id',
  summary: 'Takes a recorded drink back',
  access: 'patient',
  params: z.object({ id: z.uuid() }),
  changes: ['water'],
  reply: z.object({ data: Water }),
} as const satisfies Endpoint;
