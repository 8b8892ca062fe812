import type { Day } from '@leveza/domain/time/days.ts';
import { dayIn, daysBetween } from '@leveza/domain/time/days.ts';

/** '19/11/2026' */
export function dayText(day: Day): string {
  return day.split('-').toReversed().join('/');
}

/** 'hoje às 08:00', 'amanhã às 08:00', '19/11 às 08:00' */
export function momentText(moment: Date, zone: string, now: Date): string {
  const day = dayIn(zone, moment);
  const time = moment.toLocaleTimeString('pt-BR', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return `${dayWord(day, dayIn(zone, now))} às ${time}`;
}

function dayWord(day: Day, today: Day): string {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return 'hoje';
  if (ahead === 1) return 'amanhã';
  if (ahead === -1) return 'ontem';
  return dayText(day).slice(0, 5);
}

export function number(value: number, digits = 2): string {
  return value.toLocaleString('pt-BR', { maximumFractionDigits: digits });
}

export function reais(value: number): string {
  return value.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
}
