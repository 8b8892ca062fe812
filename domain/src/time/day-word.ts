import { addDays, type Day } from './days.ts';

/** 'hoje', 'ontem', 'em 13/11' */
export function dayWord(day: Day, today: Day): string {
  if (day === today) return 'hoje';
  if (day === addDays(today, -1)) return 'ontem';
  return `em ${day.slice(8)}/${day.slice(5, 7)}`;
}
