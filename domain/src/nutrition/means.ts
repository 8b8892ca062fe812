import type { Day } from '../time/days.ts';
import { NUTRIENTS, type Nutrients, type Totals, nutrientsOf } from './nutrients.ts';

export interface EatenDay extends Totals {
  day: Day;
  isRecorded: boolean;
  waterMl: number;
}

export interface Means extends Totals {
  days: number;
  /** A day without a drink says nothing of it. */
  waterMl: number | null;
}

/** Means over the recorded days before today, which is not over; null without any. */
export function meansOf(days: readonly EatenDay[], today: Day): Means | null {
  const counted = days.filter(({ day, isRecorded }) => isRecorded && day < today);
  if (counted.length === 0) return null;
  const totals: Nutrients = nutrientsOf((nutrient) => {
    const known = counted.map((each) => each.totals[nutrient]).filter((value) => value !== null);
    return known.length === 0 ? null : mean(known);
  });
  return {
    days: counted.length,
    totals,
    incomplete: NUTRIENTS.filter((nutrient) =>
      counted.some((each) => each.totals[nutrient] === null || each.incomplete.includes(nutrient)),
    ),
    waterMl: meanWater(days, today),
  };
}

/** Over the days before today with a drink, also those without a meal; null without any. */
export function meanWater(days: readonly EatenDay[], today: Day): number | null {
  const drunk = days.filter(({ day, waterMl }) => day < today && waterMl > 0).map(({ waterMl }) => waterMl);
  return drunk.length === 0 ? null : Math.round(mean(drunk));
}

const mean = (values: readonly number[]) =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
