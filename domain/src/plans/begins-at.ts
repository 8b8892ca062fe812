import { addDays, type Day } from '../time/days.ts';
import { firstDoseDay, type Schedule } from './schedule.ts';

/**
 * The moment from which a plan asks for doses, by the patient's clock; null where it is the beginning of its first day. A
 * plan made in the evening is not late since the morning: the dose of the morning and that of the evening would be
 * taken together. Where the next dose is more than a day away, the one of the first day is still to be taken.
 */
export function beginsAtOf(schedule: Schedule, { day, time }: { day: Day; time: string }): string | null {
  if (schedule.startDate !== day) return null;
  const tomorrow = addDays(day, 1);
  const isSoon = schedule.times.some((each) => each >= time) || firstDoseDay(schedule, tomorrow) === tomorrow;
  return isSoon ? `${day}T${time}` : null;
}
