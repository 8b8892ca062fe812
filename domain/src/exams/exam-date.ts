import { sameDayOf } from '../time/months.ts';
import type { Day } from '../time/days.ts';
import { IN_THE_FUTURE, isFutureDay } from '../time/moment.ts';

const OLDEST_YEARS = 60;

/** Why a day cannot be the one of an exam, or null. */
export function objectionToExamDate(
  day: Day,
  { today, birthDate }: { today: Day; birthDate: Day | null },
): string | null {
  if (isFutureDay(day, today)) return IN_THE_FUTURE;
  if (birthDate !== null && day < birthDate) return 'A data é anterior ao seu nascimento. Confira o ano.';
  if (day < sameDayOf(today, -12 * OLDEST_YEARS))
    return 'A data é antiga demais para um exame. Confira o ano.';
  return null;
}
