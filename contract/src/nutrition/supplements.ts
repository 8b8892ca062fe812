import { decimal } from '../decimal.ts';
import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { foodId } from './fields.ts';

/** A product of the pharmacy that may count as food. */
export const SupplementFood = z.object({
  productId: z.uuid(),
  name: z.string(),
  /** How its uses are counted: 'g', 'scoop', 'cápsula'. */
  unit: z.string(),
  /** The food whose figures it has; null while the patient has not said so. */
  foodId: z.string().nullable(),
  foodName: z.string().nullable(),
  /** Servings of that food in one unit of the product. */
  servingsPerUnit: z.number().nullable(),
});
export type SupplementFood = z.infer<typeof SupplementFood>;

export const listSupplementFoods = {
  method: 'GET',
  path: '/nutrition/supplements',
  summary: 'Supplements at home that may count as food, and those that do',
  access: 'patient',
  shows: ['foods', 'inventory'],
  reply: z.object({ data: z.array(SupplementFood) }),
} as const satisfies Endpoint;

const one = { access: 'patient', params: z.object({ productId: z.uuid() }) } as const;

export const countSupplement = {
  ...one,
  method: 'PUT',
  path: '/nutrition/supplements/:productId',
  summary: 'Counts every use of a supplement as a food, once: not beside the same food in a meal of that day',
  body: z.object({
    foodId,
    servingsPerUnit: decimal('Informe de 0,001 a 20.', { min: 0.001, max: 20 }).default(1),
  }),
  changes: ['foods', 'meals'],
  reply: z.object({ data: z.array(SupplementFood) }),
} as const satisfies Endpoint;

export const stopCountingSupplement = {
  ...one,
  method: 'DELETE',
  path: '/nutrition/supplements/:productId',
  summary: 'No longer counts a supplement as food',
  changes: ['foods', 'meals'],
  reply: z.object({ data: z.array(SupplementFood) }),
} as const satisfies Endpoint;
