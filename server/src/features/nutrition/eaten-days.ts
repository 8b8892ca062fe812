import type { EatenDay } from '@leveza/domain/nutrition/means.ts';
import { addUp } from '@leveza/domain/nutrition/nutrients.ts';
import { drinkMl, portionNutrients } from '@leveza/domain/nutrition/portion.ts';
import { type Day, addDays, daysBetween } from '@leveza/domain/time/days.ts';
import { type DrinkRow, drinksQuestion, type EatenRow, mealsQuestion } from './store.ts';
import { type SupplementUse, supplementsOf, supplementUsesQuestion } from './supplement-uses.ts';

export interface Span {
  owner: string;
  zone: string;
  from: Day;
  to: Day;
}

/** The three questions that the days of a span are made of. */
export const eatenQuestions = ({ owner, zone, from, to }: Span) =>
  [
    mealsQuestion(owner, from, to),
    drinksQuestion(owner, from, to),
    supplementUsesQuestion(owner, zone, from, to),
  ] as const;

export type EatenAnswers = [EatenRow[], DrinkRow[], SupplementUse[]];

/** Every day of a span with its totals: foods of the meals, supplements that count, and all that was drunk. */
export function eatenDays({ zone, from, to }: Span, [rows, drunk, taken]: EatenAnswers): EatenDay[] {
  const foods = Map.groupBy(
    rows.filter(({ eaten }) => eaten !== null),
    ({ meal }) => meal!.day,
  );
  const drinks = Map.groupBy(drunk, ({ day }) => day);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => {
    const day = addDays(from, n);
    const eaten = (foods.get(day) ?? []).map((row) => row.eaten!);
    const supplements = supplementsOf(day, zone, taken, eaten);
    const fromMeals = eaten.reduce((sum, row) => sum + (drinkMl(row, row) ?? 0), 0);
    return {
      day,
      isRecorded: eaten.length > 0,
      ...addUp([...eaten.map((row) => portionNutrients(row, row)), ...supplements]),
      waterMl: (drinks.get(day) ?? []).reduce((sum, { ml }) => sum + ml, fromMeals),
    };
  });
}
