import type { NutritionDay } from '@leveza/contract/nutrition/day.ts';
import type { MealSlot } from '@leveza/domain/nutrition/meal-slots.ts';
import type { Target } from '../add/use-meal-foods.ts';
import type { NutritionSearch } from '../search.ts';

type About = Pick<NutritionSearch, 'item' | 'slot'>;

interface Clock {
  isToday: boolean;
  now: string;
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const distance = (one: string, other: string) => Math.abs(minutes(one) - minutes(other));

const DAY_START = '00:00';

/** The time of a meal: now, where its hour of today is still to come, because no meal lies in the future. */
export function timeOfSlot(slot: MealSlot, { isToday, now }: Clock): string {
  return isToday && now < slot.time ? now : slot.time;
}

/** The meal that foods go into: the one that is named, recorded or not, else the nearest to the hour. */
export function targetOf(day: NutritionDay, about: About, clock: Clock): Target {
  const time = clock.now;
  // A meal of the day's list may have been recorded since its address was opened.
  const recorded = (at: About) => day.meals.find(({ id, name }) => id === at.item || name === at.slot);
  const named = (at: About) => recorded(at) ?? plannedMeal(day, at, clock);
  return named(about) ?? named(nearestSlot(day, time)) ?? { id: null, name: 'Refeição', time };
}

/** Foods within an hour of a recorded meal are of that meal. */
const SAME_MEAL_MINUTES = 60;

/** The meal eaten at a moment that the patient says, now among them: it keeps that time, and the name of the nearest one. */
export function mealAt(day: NutritionDay, time: string): Target {
  const [recorded] = day.meals
    .filter((meal) => distance(meal.time, time) <= SAME_MEAL_MINUTES)
    .toSorted((one, other) => distance(one.time, time) - distance(other.time, time));
  if (recorded) return recorded;
  // A dinner of 19:00 is not eaten again at 22:00.
  const { slot = 'Refeição' } = nearestSlot(day, time);
  return { id: null, name: slot, time };
}

function plannedMeal({ slots }: NutritionDay, about: About, clock: Clock): Target | undefined {
  const slot = slots.find(({ name }) => name === about.slot);
  return slot && { id: null, name: slot.name, time: timeOfSlot(slot, clock) };
}

/** The meal that a food written now belongs to; a past day has no hour, and begins with its first meal. */
export const nextSlot = (day: NutritionDay, time: string) => nearestSlot(day, day.isToday ? time : DAY_START);

/** The nearest meal of the day to a time, recorded or not. */
export function nearestSlot({ meals, slots }: Pick<NutritionDay, 'meals' | 'slots'>, time: string): About {
  const near = [
    ...meals.map((meal) => ({ time: meal.time, about: { item: meal.id } })),
    ...slots.map((slot) => ({ time: slot.time, about: { slot: slot.name } })),
  ];
  const [nearest] = near.toSorted((one, other) => distance(one.time, time) - distance(other.time, time));
  return nearest?.about ?? {};
}

/** Codes of the foods that suit the state of the day, such as one with nausea. */
export const suitingFoods = ({ suggestions }: NutritionDay) =>
  suggestions.flatMap(({ foods }) => foods.map(({ id }) => id));
