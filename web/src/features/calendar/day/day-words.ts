import { formatDayAs, formatRelativeDay } from '../../../lib/format.ts';

/** 'Hoje, 16 de novembro', else 'quarta-feira, 18 de novembro'. */
export function dayTitle(day: string, today: string): string {
  const near = formatRelativeDay(day, today);
  const date = formatDayAs(day, { day: 'numeric', month: 'long' });
  return near.includes('dias') ? `${formatDayAs(day, { weekday: 'long' })}, ${date}` : `${near}, ${date}`;
}
