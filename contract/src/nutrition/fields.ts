import { NUTRIENTS } from '@leveza/domain/nutrition/nutrients.ts';
import { decimal } from '../decimal.ts';
import { text } from '../text.ts';
import { z } from '../zod.ts';

/** A shipped food's code ('taco-001') or the id of the patient's own. */
export const foodId = text(60).min(1, 'Escolha o alimento.');

export const clockTime = z
  .string({ error: 'Informe o horário.' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe o horário, como 12:30.');

export const mealName = text(60).min(1, 'Dê um nome à refeição.');

const amount = z.number().nullable();

/** kcal, grams, and milligrams of sodium; null is "não informado". */
export const Nutrients = z.object({
  calories: amount,
  protein: amount,
  carbs: amount,
  fat: amount,
  fiber: amount,
  sugar: amount,
  sodium: amount,
});

/** Totals: null where every part is unknown; `incomplete` names those of which some part is. */
export const withTotals = { totals: Nutrients, incomplete: z.array(z.enum(NUTRIENTS)) };

export const MOST_SERVINGS = 50;
export const MOST_GRAMS = 5000;

const servings = decimal('A quantidade vai de 0,5 a 50, de meia em meia porção.', {
  min: 0.5,
  max: MOST_SERVINGS,
}).refine((value) => Number.isInteger(value * 2), 'A quantidade vai de 0,5 a 50, de meia em meia porção.');
const grams = decimal('Informe de 1 a 5.000 g ou ml.', { min: 1, max: MOST_GRAMS });

/** Servings, one unless said; grams (or ml) instead of them are free. */
export const portion = { quantity: servings.default(1), grams: grams.nullish() };
export const Portion = z.object(portion);
export type Portion = z.output<typeof Portion>;

export const PortionOfFood = z.object({ foodId, ...portion });
export type PortionOfFood = z.output<typeof PortionOfFood>;
