import { searchText } from '../catalog/search-text.ts';
import type { EffectType } from './effect-types.ts';
import { widestRange } from './pattern-range.ts';

export interface FeltInCycle {
  effectType: EffectType;
  otherName: string | null;
  /** Null, as the cycle, when nothing had been applied before. */
  daysSince: number | null;
  /** Which dose it followed. */
  cycle: string | number | null;
}

/** Compares counts with the days after the dose; it does not name a cause. */
export interface Pattern {
  effectType: EffectType;
  otherName: string | null;
  inRange: number;
  total: number;
  fromDay: number;
  toDay: number;
  /** Different doses those in the range followed. */
  cycles: number;
  /** How many on each day after the dose, the day of the dose first. */
  byDay: number[];
}

const FEWEST_OCCURRENCES = 5;
const FEWEST_CYCLES = 3;

/** Days after the dose that hold most of an effect, the commonest effect first; nothing where chance would do. */
export function findPatterns(effects: readonly FeltInCycle[], intervalDays: number | null): Pattern[] {
  const widest = widestRange(intervalDays);
  if (intervalDays === null || widest === 0) return [];
  const known = effects.flatMap(({ daysSince, cycle, ...effect }) =>
    daysSince === null || cycle === null ? [] : [{ ...effect, daysSince, cycle }],
  );
  return [...Map.groupBy(known, nameOf).values()]
    .flatMap((felt) => shortestRange(felt, intervalDays, widest) ?? [])
    .toSorted((a, b) => b.total - a.total);
}

type Known = FeltInCycle & { daysSince: number; cycle: string | number };

function nameOf({ effectType, otherName }: FeltInCycle): string {
  return effectType === 'other' ? `other ${searchText(otherName)}` : effectType;
}

function shortestRange(felt: readonly Known[], intervalDays: number, widest: number): Pattern | null {
  if (felt.length < FEWEST_OCCURRENCES) return null;
  for (let width = 1; width <= widest; width++) {
    const ranges = Array.from({ length: intervalDays - width + 2 }, (_, fromDay) =>
      rangeOf(felt, fromDay, fromDay + width - 1, intervalDays),
    ).filter(holdsMost);
    const [best] = ranges.toSorted((a, b) => b.inRange - a.inRange || a.fromDay - b.fromDay);
    if (best) return best;
  }
  return null;
}

function rangeOf(felt: readonly Known[], fromDay: number, toDay: number, intervalDays: number): Pattern {
  const inside = felt.filter(({ daysSince }) => daysSince >= fromDay && daysSince <= toDay);
  const { effectType, otherName } = felt[0]!;
  return {
    effectType,
    otherName: effectType === 'other' ? otherName : null,
    inRange: inside.length,
    total: felt.length,
    fromDay,
    toDay,
    cycles: new Set(inside.map(({ cycle }) => cycle)).size,
    byDay: countsByDay(felt, intervalDays),
  };
}

/** At least 60 %, counted in whole numbers; many of one bad day are one dose's, not a pattern. */
function holdsMost({ inRange, total, cycles }: Pattern): boolean {
  return inRange * 5 >= total * 3 && cycles >= FEWEST_CYCLES;
}

/** How many effects were felt on each day after a dose, from the day of the dose to that of the next. */
export function countsByDay(
  effects: readonly Pick<FeltInCycle, 'daysSince'>[],
  intervalDays: number | null,
): number[] {
  if (intervalDays === null || intervalDays < 2) return [];
  const counts = Array.from({ length: intervalDays + 1 }, () => 0);
  for (const { daysSince } of effects) {
    if (daysSince !== null && daysSince <= intervalDays) counts[daysSince]! += 1;
  }
  return counts;
}
