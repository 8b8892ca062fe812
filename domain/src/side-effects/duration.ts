import { DAY_MINUTES, HOUR_MINUTES } from '../time/spans.ts';

/** '45 min', '1 h 30 min', '3 h', '1 dia e 6 h', '2 dias' */
export function durationText(minutes: number): string {
  if (minutes < HOUR_MINUTES) return `${minutes} min`;
  if (minutes < DAY_MINUTES) {
    const rest = minutes % HOUR_MINUTES;
    return `${Math.floor(minutes / HOUR_MINUTES)} h${rest > 0 ? ` ${rest} min` : ''}`;
  }
  // Minutes do not matter in durations of days.
  const hours = Math.round(minutes / HOUR_MINUTES);
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return `${days} ${days === 1 ? 'dia' : 'dias'}${rest > 0 ? ` e ${rest} h` : ''}`;
}
