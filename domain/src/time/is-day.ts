const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days counted from a day keep four digits of the year: a pen's last one, the end of a prescription. */
const LAST_YEAR = 9899;

/** Whether this is a day of the calendar: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  const [, year, month, day] = PATTERN.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || year < 1 || year > LAST_YEAR)
    return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
