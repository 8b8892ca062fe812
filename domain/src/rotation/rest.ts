import { MOUNJARO_LEAFLET, XULTOPHY_LEAFLET } from '../sources/leaflets.ts';
import { cite, sourced } from '../sources/source.ts';
import { dayIn, daysBetween } from '../time/days.ts';

/** How rested a zone is: just used, used before that, rested, or never used. */
export const REST_LEVELS = ['recent', 'resting', 'rested', 'available'] as const;
export type RestLevel = (typeof REST_LEVELS)[number];

/** A zone in the patient's words, by the dose that used it: 0 the last one, 1 the one before. */
export function restLabel({ level, dosesAgo }: { level: RestLevel; dosesAgo: number | null }): string {
  if (level === 'rested' || level === 'available') return 'Livre';
  if (dosesAgo === 0) return 'Usada na última dose';
  // With a daily medicine, a zone also rests after the third and the fourth last dose.
  return dosesAgo === 1 ? 'Usada na penúltima' : 'Usada há pouco';
}

export const ROTATION_SOURCES = sourced(
  [cite(MOUNJARO_LEAFLET, 'seção 3, onde aplicar'), cite(XULTOPHY_LEAFLET, 'seção 3, onde aplicar')],
  'os dias de descanso de cada local; as bulas dizem só para mudar o ponto a cada vez',
);

interface ZoneUse {
  lastUsedAt: Date | null;
  /** Which application used it last: 0 the latest of all, 1 the one before. */
  order: number;
  intervalDays: number | null;
  zone: string;
  now: Date;
}

/** The specification's days for a daily medicine; for another, by the patient's own interval. */
export function restOf({ lastUsedAt, order, intervalDays, zone, now }: ZoneUse): RestLevel {
  if (!lastUsedAt) return 'available';
  const days = daysBetween(dayIn(zone, lastUsedAt), dayIn(zone, now));
  if (intervalDays === null || intervalDays <= 1) {
    return days <= 1 ? 'recent' : days <= 3 ? 'resting' : 'rested';
  }
  if (order === 0 && days < 2 * intervalDays) return 'recent';
  return order <= 1 && days < 3 * intervalDays ? 'resting' : 'rested';
}
