import type { Day } from '@leveza/domain/time/days.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';

/** The day of an instant, where patients of tests live: from 21:00 to midnight there it is not the day of UTC. */
export function dayOf(instant: Date | string | number): Day {
  return dayIn('America/Sao_Paulo', new Date(instant));
}

export function dayFromToday(days: number): Day {
  return addDays(dayOf(Date.now()), days);
}
