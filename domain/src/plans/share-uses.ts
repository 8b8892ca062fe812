import type { Day } from '../time/days.ts';
import { isInTime, nearestTo } from './dose-states.ts';
import type { Planned } from './occurrences.ts';

/** By the patient's clock where it was taken. */
interface Use {
  day: Day;
  time: string;
}

/** A plan that a use may stand for. */
interface Taker {
  /** Planned doses with no record yet. */
  open: readonly Planned[];
  /** It has no schedule, so that what is beyond the others is its own. */
  isAsNeeded: boolean;
}

/**
 * The plan of each use, in the order they were taken: one tablet is one dose, however many plans draw on its box. It is
 * the nearest open dose of its day; with none left, one of a plan as needed, else an extra one of the oldest plan.
 */
export function shareUses<U extends Use, T extends Taker>(
  uses: readonly U[],
  takersOf: (use: U) => readonly T[],
): Map<T, U[]> {
  const shared = new Map<T, U[]>();
  const closed = new Set<Planned>();
  for (const use of uses) {
    const takers = takersOf(use);
    const nearest = nearestTo(use.time);
    const [open] = takers
      .flatMap((taker) => taker.open.map((planned) => ({ taker, planned })))
      .filter(({ planned }) => planned.day === use.day && isInTime(planned, use.time) && !closed.has(planned))
      .toSorted((one, other) => nearest(one.planned, other.planned));
    if (open) closed.add(open.planned);
    const taker = open?.taker ?? takers.find(({ isAsNeeded }) => isAsNeeded) ?? takers[0];
    if (taker) shared.set(taker, [...(shared.get(taker) ?? []), use]);
  }
  return shared;
}
