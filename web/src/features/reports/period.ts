import { addDays } from '@leveza/domain/time/days.ts';
import type { PeriodName } from './search.ts';

export interface Days {
  from: string;
  to: string;
}

interface Asked {
  period: PeriodName;
  own: { from?: string | undefined; to?: string | undefined };
  /** Null before any consultation, undefined while it is not known. */
  lastAppointmentOn: string | null | undefined;
  today: string;
}

const USUAL_DAYS = 30;

/** The first and the last day of a report; null while the day of the last consultation is not known. */
export function daysOf({ period, own, lastAppointmentOn, today }: Asked): Days | null {
  const last = (days: number) => ({ from: addDays(today, 1 - days), to: today });
  if (period === 'visit') {
    if (lastAppointmentOn === undefined) return null;
    return lastAppointmentOn === null ? last(USUAL_DAYS) : { from: lastAppointmentOn, to: today };
  }
  if (period === 'own') return { from: own.from ?? last(USUAL_DAYS).from, to: own.to ?? today };
  return last(Number(period));
}
