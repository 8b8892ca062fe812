import { searchText } from '../catalog/search-text.ts';
import { readServing } from './free-text-amount.ts';

export interface Served {
  readonly serving: string;
  readonly servingGrams: number | null;
}

/** Servings in steps of a half, or grams where they fit no step. Both are null where the measure is none of the food's. */
export interface FoodAmount {
  readonly quantity: number | null;
  readonly grams: number | null;
  /** Whether the written measure is the food's own or can be counted from it. */
  readonly isSure: boolean;
}

/** Millilitres. Two measures of volume compare at any density; a slice or a fillet compares with neither. */
const VOLUMES: Readonly<Record<string, number>> = {
  'colher de café': 2.5,
  'colher de chá': 5,
  'colher de sobremesa': 10,
  'colher de sopa': 15,
  fio: 5,
  xícara: 200,
  copo: 200,
  caneca: 200,
  ml: 1,
  l: 1000,
};

/** Packs of drinks: their content weighs about as many grams as it has millilitres. */
const DRINK_PACKS = new Set(['lata', 'garrafa', 'caixinha', 'frasco', 'copo', 'xícara', 'caneca']);

const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000 };

/** A slice is no whole loaf: how much it was is asked. */
const OPEN: FoodAmount = { quantity: null, grams: null, isSure: false };

/** The written amount as servings or grams of a food. Without a number it is one serving. */
export function amountOf(food: Served, count: number | null, measure: string | null): FoodAmount {
  const own = readServing(searchText(food.serving));
  if (count === null && measure === null) return inServings(food, 1, true);
  const many = count ?? 1;
  const weight = measure === null ? undefined : GRAMS[measure];
  // Grams of a food whose serving has no weight cannot be counted: the patient tells how many servings they were.
  if (weight && food.servingGrams === null) return OPEN;
  if (weight) return { quantity: null, grams: round(many * weight), isSure: true };
  if (measure === null) return inServings(food, isCounted(own.measure) ? many / own.count : many, true);
  if (measure === own.measure) return inServings(food, many / own.count, true);
  if (measure === 'porção') return inServings(food, many, true);
  if (measure === 'unidade' && isCounted(own.measure)) return inServings(food, many / own.count, true);
  const volume = VOLUMES[measure];
  const ownVolume = own.measure === null ? undefined : VOLUMES[own.measure];
  const isDrink = own.measure !== null && DRINK_PACKS.has(own.measure) && food.servingGrams !== null;
  if (volume && isDrink) return inServings(food, (many * volume) / food.servingGrams, true);
  if (volume && ownVolume) return inServings(food, (many * volume) / (ownVolume * own.count), true);
  return OPEN;
}

/** '2 ovos' counts pieces; '2 arroz' counts servings, because spoons are no pieces of rice. */
function isCounted(measure: string | null): boolean {
  return (
    measure !== null &&
    (VOLUMES[measure] === undefined || measure === 'copo' || measure === 'xícara') &&
    measure !== 'porção'
  );
}

function inServings({ servingGrams }: Served, servings: number, isSure: boolean): FoodAmount {
  const steps = Math.round(servings * 2);
  if (steps > 0 && Math.abs(servings * 2 - steps) < 0.01) return { quantity: steps / 2, grams: null, isSure };
  if (servingGrams === null) return { quantity: Math.max(1, steps) / 2, grams: null, isSure: false };
  return { quantity: null, grams: round(servings * servingGrams), isSure };
}

const round = (grams: number): number => Math.max(1, Math.round(grams));
