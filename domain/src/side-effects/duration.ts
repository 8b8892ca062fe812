const HOUR = 60;
const DAY = 24 * HOUR;

/** '45 min', '1 h 30 min', '3 h', '1 dia e 6 h', '2 dias' */
export function durationText(minutes: number): string {
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes < DAY) {
    const rest = minutes % HOUR;
    return `${Math.floor(minutes / HOUR)} h${rest > 0 ? ` ${rest} min` : ''}`;
  }
  // Minutes do not matter in durations of days.
  const hours = Math.round(minutes / HOUR);
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return `${days} ${days === 1 ? 'dia' : 'dias'}${rest > 0 ? ` e ${rest} h` : ''}`;
}
