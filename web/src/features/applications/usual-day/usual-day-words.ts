import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { dayOf } from '../../../lib/format.ts';
import { dayText, daysText, weekdayText } from '../../../lib/moment-words.ts';

type Usual = Pick<NextDose, 'usual' | 'intervalDays'>;

/** 'Toda segunda às 08:00', 'Todo dia às 08:00', 'A cada 10 dias às 08:00'; null where nothing is planned. */
export function usualDayText({ usual, intervalDays }: Usual): string | null {
  if (!usual || intervalDays === null) return null;
  return `${oftenText(usual.day, intervalDays)} às ${usual.time}`;
}

function oftenText(day: string, intervalDays: number): string {
  if (intervalDays === 1) return 'Todo dia';
  if (intervalDays === 7) return `${isFeminine(weekdayText(day)) ? 'Toda' : 'Todo'} ${weekdayText(day)}`;
  // Only whole weeks fall on one weekday.
  const weekday = intervalDays % 7 === 0 ? `, ${onText(weekdayText(day))}` : '';
  return `A cada ${daysText(intervalDays)}${weekday}`;
}

/** Saturday and Sunday are masculine. */
const isFeminine = (weekday: string) => weekday !== 'sábado' && weekday !== 'domingo';
const onText = (weekday: string) => `${isFeminine(weekday) ? 'na' : 'no'} ${weekday}`;

/** 'Mudar meu dia para domingo', or for this dose alone where no weekday comes back. */
export function moveText(appliedAt: string, intervalDays: number | null, zone: string): string {
  if (intervalDays === null || intervalDays % 7 !== 0) return 'Contar a partir desta dose';
  return `Mudar meu dia para ${weekdayText(dayOf(appliedAt, zone))}`;
}

/** 'Você aplicou no domingo.' */
export const appliedOnText = (appliedAt: string, zone: string) =>
  `Você aplicou ${onText(weekdayText(dayOf(appliedAt, zone)))}.`;

/** 'Ela vale pela dose de sexta, 20/11.' */
export const standsForText = (countsFor: string, { zone, now }: { zone: string; now: Date }) =>
  `Ela vale pela dose de ${dayText(dayOf(countsFor, zone), dayOf(now, zone))}.`;

/** Both of the leaflet's facts, where the usual day comes back sooner than its gap; null where it does not. */
export function nearText(
  { state, plannedAt, earliestAt, rule }: NextDose,
  lastAppliedAt: string | null,
): string | null {
  if (state !== 'upcoming' && state !== 'due') return null;
  if (!plannedAt || !earliestAt || !rule || !lastAppliedAt || plannedAt >= earliestAt) return null;
  const hours = Math.round((Date.parse(plannedAt) - Date.parse(lastAppliedAt)) / HOUR_MS);
  return (
    `Pela bula, depois de uma dose atrasada a próxima é no dia de costume: aqui, ${hours} horas depois da última. ` +
    `Para mudar de dia, a bula pede pelo menos ${rule.minGapHours} horas entre duas doses. Na dúvida, fale com quem receitou.`
  );
}
