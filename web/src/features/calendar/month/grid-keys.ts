import { sameDayOf } from '@leveza/domain/time/months.ts';
import { addDays, type Day, weekdayOf } from '@leveza/domain/time/days.ts';

/** Where a key leads from a day, as ARIA describes it for a grid of dates; null for any other key. */
export function dayByKey(day: Day, key: string): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return sameDayOf(day, -1);
    case 'PageDown':
      return sameDayOf(day, 1);
    default:
      return null;
  }
}
