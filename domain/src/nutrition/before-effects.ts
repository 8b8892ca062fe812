import { HOUR_MS } from '../time/spans.ts';

/** Hours before an effect in which a food counts as eaten before it. */
export const HOURS_BEFORE = 8;
/** Fewer than these say nothing. */
const LEAST_EFFECTS = 2;
const MOST_FOODS = 8;

export interface EatenFood {
  name: string;
  at: Date;
}

export interface FoodBefore {
  name: string;
  before: number;
  eaten: number;
}

/** How many strong effects came within hours after each food, beside how often it was eaten: counts, never a cause. */
export function foodsBeforeEffects(
  foods: readonly EatenFood[],
  strongEffects: readonly Date[],
): FoodBefore[] {
  return [...Map.groupBy(foods, ({ name }) => name)]
    .map(([name, times]) => ({
      name,
      eaten: times.length,
      before: strongEffects.filter((felt) => times.some(({ at }) => isBefore(at, felt))).length,
    }))
    .filter(({ before }) => before >= LEAST_EFFECTS)
    .toSorted((one, other) => other.before - one.before || one.eaten - other.eaten)
    .slice(0, MOST_FOODS);
}

const isBefore = (eaten: Date, felt: Date) => {
  const hours = (felt.getTime() - eaten.getTime()) / HOUR_MS;
  return hours >= 0 && hours <= HOURS_BEFORE;
};
