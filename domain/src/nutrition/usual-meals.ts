import type { Day } from '../time/days.ts';

export interface EatenMeal {
  id: string;
  day: Day;
  /** 'HH:MM' */
  time: string;
  /** The same for meals of the same foods and amounts. */
  signature: string;
}

export interface UsualMeal {
  /** The newest of them. */
  id: string;
  time: string;
  timesEaten: number;
}

/** Days that are looked back. */
export const USUAL_DAYS = 60;
const LEAST_TIMES = 3;
/** Minutes before and after its usual time in which a meal is offered. */
const AROUND_MINUTES = 120;
const MOST_OFFERED = 3;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Meals eaten on at least three days, whose usual hour it is now and which the day does not have yet. */
export function usualMeals(meals: readonly EatenMeal[], today: Day, now: string): UsualMeal[] {
  const ofToday = new Set(meals.filter(({ day }) => day === today).map(({ signature }) => signature));
  return [...Map.groupBy(meals, ({ signature }) => signature).values()]
    .filter(([first]) => first!.signature !== '' && !ofToday.has(first!.signature))
    .map((group) => ({
      group,
      timesEaten: new Set(group.map(({ day }) => day)).size,
      time: usualTime(group),
    }))
    .filter(({ timesEaten, time }) => timesEaten >= LEAST_TIMES && isAround(time, now))
    .toSorted((one, other) => other.timesEaten - one.timesEaten)
    .slice(0, MOST_OFFERED)
    .map(({ group, timesEaten, time }) => ({ id: newest(group).id, time, timesEaten }));
}

function usualTime(group: readonly EatenMeal[]): string {
  const sorted = group.map(({ time }) => minutesOf(time)).toSorted((a, b) => a - b);
  return clockOf(sorted[Math.floor(sorted.length / 2)]!);
}

const isAround = (time: string, now: string) => Math.abs(minutesOf(time) - minutesOf(now)) <= AROUND_MINUTES;

const newest = (group: readonly EatenMeal[]) =>
  group.reduce((one, other) => (`${other.day} ${other.time}` > `${one.day} ${one.time}` ? other : one));
