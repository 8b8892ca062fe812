import type { WeightRow } from '@leveza/domain/measurements/import/rows.ts';

/**
 * At most so many of the weights, given oldest first: where there are more, the last of each day, and of those the
 * newest. Thirty years of days fit in one import.
 */
export function fitImport(rows: readonly WeightRow[], most: number, zone: string): readonly WeightRow[] {
  if (rows.length <= most) return rows;
  // Swedes write YYYY-MM-DD. One calendar for all of them: making one takes longer than using it.
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  const byDay = new Map(rows.map((row) => [calendar.format(row.at), row]));
  return [...byDay.values()].slice(-most);
}
