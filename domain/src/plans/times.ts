import { MINUTE_MS } from '../time/spans.ts';

/** The day's doses lie between these hours. */
const FIRST_MINUTE = 8 * 60;
const SPREAD_MINUTES = 12 * 60;
/** Times are said in steps of five minutes. */
const STEP_MINUTES = 5;

export const MOST_TIMES_PER_DAY = 6;

/** Times for so many doses a day, spread over 12 hours from 08:00: 3 a day are 08:00, 14:00 and 20:00. */
export function spreadTimes(timesPerDay: number): string[] {
  const gap = timesPerDay > 1 ? SPREAD_MINUTES / (timesPerDay - 1) : 0;
  return Array.from({ length: timesPerDay }, (_, index) =>
    clockOf(Math.round((FIRST_MINUTE + index * gap) / STEP_MINUTES) * STEP_MINUTES),
  );
}

/** Whether these times were not typed: spread over the day, or none. */
export function isSpread(times: readonly string[]): boolean {
  return times.length === 0 || times.join() === spreadTimes(times.length).join();
}

/** The first so many of these times; where more are wanted, those of a spread day that are still free. */
export function keepTimes(times: readonly string[], timesPerDay: number): string[] {
  const kept = times.slice(0, timesPerDay);
  const free = [...spreadTimes(timesPerDay), ...spreadTimes(MOST_TIMES_PER_DAY)].filter(
    (time, index, all) => !kept.includes(time) && all.indexOf(time) === index,
  );
  return [...kept, ...free.slice(0, timesPerDay - kept.length)];
}

function clockOf(minutes: number): string {
  return new Date(minutes * MINUTE_MS).toISOString().slice(11, 16);
}
