import { offsetMs } from './offset.ts';
import { DAY_MS } from './spans.ts';

/** A stretch of time in which the clocks of a zone do not change; the end is not part of it. */
export interface SameOffset {
  from: Date;
  to: Date;
  offsetMs: number;
}

/** The stretches of a span of time, oldest first: one without a change of the clocks is one. */
export function sameOffsets(zone: string, from: Date, to: Date): SameOffset[] {
  const stretches: SameOffset[] = [];
  let start = from;
  for (let year = from.getUTCFullYear(); year <= to.getUTCFullYear(); year++)
    for (const change of changesOf(zone, year)) {
      if (change <= from || change >= to) continue;
      stretches.push({ from: start, to: change, offsetMs: offsetMs(zone, start) });
      start = change;
    }
  return start < to ? [...stretches, { from: start, to, offsetMs: offsetMs(zone, start) }] : stretches;
}

const known = new Map<string, readonly Date[]>();

/** Finding the changes of a year asks for every day of it, and a year of the past has the same ones for all patients. */
function changesOf(zone: string, year: number): readonly Date[] {
  const key = `${zone} ${year}`;
  let changes = known.get(key);
  if (!changes) {
    changes = findChanges(zone, Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1));
    known.set(key, changes);
  }
  return changes;
}

function findChanges(zone: string, from: number, to: number): Date[] {
  const changes: Date[] = [];
  for (let day = from; day < to; day += DAY_MS)
    if (offsetMs(zone, new Date(day)) !== offsetMs(zone, new Date(day + DAY_MS)))
      changes.push(changeBetween(zone, day, day + DAY_MS));
  return changes;
}

/** The first millisecond after the change. */
function changeBetween(zone: string, before: number, after: number): Date {
  const old = offsetMs(zone, new Date(before));
  let [same, changed] = [before, after];
  while (changed - same > 1) {
    const middle = Math.floor((same + changed) / 2);
    if (offsetMs(zone, new Date(middle)) === old) same = middle;
    else changed = middle;
  }
  return new Date(changed);
}
