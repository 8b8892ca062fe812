import type { Appointment } from '@leveza/contract/calendar/appointments.ts';
import { dayText } from '../../../lib/moment-words.ts';

/** 'quinta, 03/12 às 14:30', 'amanhã' */
export function whenOf({ date, time }: Pick<Appointment, 'date' | 'time'>, today: string): string {
  const day = dayText(date, today);
  return time ? `${day} às ${time}` : day;
}
