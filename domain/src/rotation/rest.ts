import { MOUNJARO_LEAFLET, XULTOPHY_LEAFLET } from '../sources/leaflets.ts';
import { cite, sourced } from '../sources/source.ts';
import { dayIn, daysBetween } from '../time/days.ts';

/** How rested a zone is: just used, used before that, rested, or never used. */
export const REST_LEVELS = ['recent', 'resting', 'rested', 'available'] as const;
export type RestLevel = (typeof REST_LEVELS)[number];

export const REST_LABEL: Record<RestLevel, string> = {
  recent: 'Usada há pouco',
  resting: 'Descansando',
  rested: 'Descansada',
  available: 'Disponível',
};

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
