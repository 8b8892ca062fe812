import { daysBetween } from '@leveza/domain/time/days.ts';
import { dayOf, formatDay, formatDayAs, formatTime } from './format.ts';

interface Here {
  zone: string;
  now: Date;
}

/** 'hoje às 08:00', 'amanhã às 08:00', 'quinta, 19/11 às 08:00'; another year is said. */
export function whenText(instant: string | Date, { zone, now }: Here): string {
  const day = dayOf(instant, zone);
  return `${dayText(day, dayOf(now, zone))} às ${formatTime(instant, zone)}`;
}

/** 'quinta, 19/11 às 08:00', for a moment that has to be read without knowing what day it is. */
export function dateTimeText(instant: string | Date, { zone, now }: Here): string {
  return `${dateText(dayOf(instant, zone), dayOf(now, zone))} às ${formatTime(instant, zone)}`;
}

const NEAR: Record<string, string> = { '-1': 'ontem', '0': 'hoje', '1': 'amanhã' };

/** 'hoje', 'ontem', 'amanhã', else 'quinta, 19/11'. */
export function dayText(day: string, today: string): string {
  return NEAR[daysBetween(today, day)] ?? dateText(day, today);
}

/** 'quinta' */
export const weekdayText = (day: string) => formatDayAs(day, { weekday: 'long' }).replace('-feira', '');

function dateText(day: string, today: string): string {
  return `${weekdayText(day)}, ${shortDate(day, today)}`;
}

const shortDate = (day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? formatDay(day).slice(0, 5) : formatDay(day);

const DAYS_OF_WEEK = 7;

/**
 * A day as one large word and its rest: 'Hoje', 'Amanhã' and 'sexta 20/11', 'Terça' and '17/11'. From seven days on a weekday alone would be read as
 * a nearer day, so the date leads: '27/11' and 'sexta-feira'.
 */
export function dayFigure(day: string, today: string): { figure: string; rest: string | null } {
  const distance = daysBetween(today, day);
  const near = NEAR[distance];
  const date = shortDate(day, today);
  // 'Amanhã' alone is read late at night as the day that has just begun.
  if (near) return { figure: capitalised(near), rest: distance === 1 ? `${weekdayText(day)} ${date}` : null };
  return Math.abs(distance) < DAYS_OF_WEEK
    ? { figure: capitalised(weekdayText(day)), rest: date }
    : { figure: date, rest: formatDayAs(day, { weekday: 'long' }) };
}

/** 'em 4 dias', 'amanhã', 'hoje', 'há 2 dias'. */
export function distanceText(instant: string, { zone, now }: Here): string {
  const days = daysBetween(dayOf(now, zone), dayOf(instant, zone));
  const near = NEAR[days];
  if (near) return near;
  return days > 0 ? `em ${days} dias` : `há ${-days} dias`;
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** '7 dias', '1 dia'. */
export const daysText = (days: number) => (days === 1 ? '1 dia' : `${days} dias`);
