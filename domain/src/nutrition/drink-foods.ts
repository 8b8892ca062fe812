import { cite, sourced } from '../sources/source.ts';
import { NHS_DRINKS } from '../sources/nutrition.ts';

/** Shipped foods that are drunk. Beer is left out: the source counts drinks without alcohol. */
const DRINK_FOODS: ReadonlySet<string> = new Set([
  'taco-215',
  'taco-258',
  'taco-446',
  'taco-455',
  'taco-460',
  'taco-470',
  'taco-471',
  'taco-473',
  'taco-475',
  'taco-476',
  'taco-478',
  'taco-480',
  'taco-481',
  'taco-582',
  'mem-leite-integral',
  'mem-leite-semidesnatado',
  'mem-leite-desnatado',
  'mem-leite-sem-lactose',
  'mem-kefir',
  'mem-bebida-proteica',
  'mem-agua',
]);

export const isDrinkFood = (code: string): boolean => DRINK_FOODS.has(code);

export const LIQUID_ORIGIN = sourced(
  [cite(NHS_DRINKS, 'quanto beber: todas as bebidas contam, também chá e café')],
  'O Leveza não conta bebidas com álcool.',
);
