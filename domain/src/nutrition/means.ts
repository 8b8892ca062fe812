import type { Day } from '../time/days.ts';
import { NUTRIENTS, type Nutrients, type Totals, nutrientsOf } from './nutrients.ts';

export interface EatenDay extends Totals {
  day: Day;
  isRecorded: boolean;
  waterMl: number;
}

export interface Means extends Totals {
  days: number;
  /** Over the days with a drink, also those without a meal: a day without one says nothing of it. Null without any. */
  waterMl: number | null;
}

/** Means over the recorded days before today, which is not over; null without any. */
export function meansOf(days: readonly EatenDay[], today: Day): Means | null {
  const counted = days.filter(({ day, isRecorded }) => isRecorded && day < today);
  if (counted.length === 0) return null;
  const drunk = days.filter(({ day, waterMl }) => day < today && waterMl > 0).map(({ waterMl }) => waterMl);
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
    waterMl: drunk.length === 0 ? null : Math.round(mean(drunk)),
  };
}

const mean = (values: readonly number[]) =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
