import { DAY_MINUTES, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { dayOf, formatDay, formatRelativeDay } from '../../lib/format.ts';

const DAYS_IN_WORDS = 7;

/** How long ago, in the fewest words: 'agora', 'há 5 min', 'há 3 h', 'ontem', 'há 4 dias', then the date. */
export function formatAgo(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS);
  if (minutes < 1) return 'agora';
  if (minutes < 60) return `há ${minutes} min`;
  const [day, today] = [dayOf(instant), dayOf(now)];
  if (day === today) return `há ${Math.floor(minutes / 60)} h`;
  if (minutes < DAYS_IN_WORDS * DAY_MINUTES) return formatRelativeDay(day, today).toLocaleLowerCase('pt-BR');
  return formatDay(day);
}
