import type { Day } from '../time/days.ts';
import { areNeighbours, ZONES, type Zone } from './zones.ts';

export interface ZoneChoice {
  zone: Zone;
  lastUsedAt: Date | null;
  isOff: boolean;
  /** The last day it is left alone. */
  restUntil: Day | null;
}

interface Rotation {
  zones: readonly ZoneChoice[];
  lastZone: Zone | null;
  today: Day;
}

/** Whether the zone is neither switched off nor resting today. */
export function isEnabled(
  { isOff, restUntil }: Pick<ZoneChoice, 'isOff' | 'restUntil'>,
  today: Day,
): boolean {
  return !isOff && (restUntil === null || restUntil < today);
}

/** The longest rested zone away from the last one; near it only when there is no other. */
export function suggestZone({ zones, lastZone, today }: Rotation): Zone | null {
  const enabled = zones.filter((choice) => isEnabled(choice, today)).toSorted(longestRestedFirst);
  const others = enabled.filter(({ zone }) => zone !== lastZone);
  const apart = others.filter(({ zone }) => lastZone === null || !areNeighbours(zone, lastZone));
  return (apart[0] ?? others[0] ?? enabled[0])?.zone ?? null;
}

function longestRestedFirst(a: ZoneChoice, b: ZoneChoice): number {
  const used = (choice: ZoneChoice) => choice.lastUsedAt?.getTime() ?? Number.MIN_SAFE_INTEGER;
  return used(a) - used(b) || ZONES.indexOf(a.zone) - ZONES.indexOf(b.zone);
}
