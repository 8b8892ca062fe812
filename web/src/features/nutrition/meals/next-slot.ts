import type { NutritionDay } from '@leveza/contract/nutrition/day.ts';
import type { NutritionSearch } from '../search.ts';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The meal that a food written at this time belongs to: the nearest of the day, recorded or not. */
export function nextSlot(
  { meals, slots, isToday }: Pick<NutritionDay, 'meals' | 'slots' | 'isToday'>,
  time: string,
): Pick<NutritionSearch, 'item' | 'slot'> {
  const near = [
    ...meals.map((meal) => ({ time: meal.time, about: { item: meal.id } })),
    ...slots.map((slot) => ({ time: slot.time, about: { slot: slot.name } })),
  ];
  const at = minutes(isToday ? time : '00:00');
  const [nearest] = near.toSorted(
    (one, other) => Math.abs(minutes(one.time) - at) - Math.abs(minutes(other.time) - at),
  );
  return nearest?.about ?? {};
}
