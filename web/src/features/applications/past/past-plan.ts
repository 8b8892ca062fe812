import { MOST_ENTRIES } from '@leveza/contract/applications/past.ts';
import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { addDays, type Day, dayIn, daysBetween } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';

export interface DoseStep {
  count: number;
  doseMg: number;
}

export interface PastPlan {
  startDay: Day;
  /** `HH:MM` by the patient's clock. */
  time: string;
  intervalDays: number;
  steps: readonly DoseStep[];
}

export interface PastEntry {
  key: string;
  /** `2026-11-03T08:05` by the patient's clock. */
  moment: string | null;
  doseMg: number | null;
}

type Steps = { count: number; doseMg: number | null }[];

interface Since {
  product: Pick<Glp1Product, 'commercialName' | 'titration'> | undefined;
  intervalDays: number;
  /** The last day, which is counted too. */
  last: Day;
  /** The oldest dose that is recorded: those before it end there, at no higher strength. */
  recorded: FirstRecorded | null;
}

export interface FirstRecorded {
  day: Day;
  doseMg: number;
  medicationName: string;
}

/**
 * The doses since a day. Where not all of them fit, the oldest are given up: without the newest the treatment would seem to
 * have ended.
 */
export function dosesSince(from: Day, { product, intervalDays, last, recorded }: Since) {
  const isBefore = recorded !== null && from < recorded.day;
  // Nearer than half an interval it would be the recorded dose itself.
  const end = isBefore ? addDays(recorded.day, -Math.ceil(intervalDays / 2)) : last;
  const isOfSame = isBefore && product?.commercialName === recorded.medicationName;
  const titration = upTo(isOfSame ? recorded.doseMg : Infinity, product?.titration ?? null);
  const doses = Math.max(1, Math.floor(daysBetween(from, end) / intervalDays) + 1);
  const leftOut = Math.max(0, doses - MOST_ENTRIES);
  return {
    startDay: addDays(from, leftOut * intervalDays),
    leftOut,
    steps: withoutOldest(stepsByLabel(titration, intervalDays, doses), leftOut),
  };
}

const upTo = (mostMg: number, titration: Glp1Product['titration']) =>
  titration && { ...titration, steps: titration.steps.filter(({ doseMg }) => doseMg <= mostMg) };

function withoutOldest(steps: Steps, oldest: number): Steps {
  let left = oldest;
  return steps.flatMap(({ count, doseMg }) => {
    const gone = Math.min(left, count);
    left -= gone;
    return count > gone ? [{ count: count - gone, doseMg }] : [];
  });
}

/** The label's own steps laid over the time since the start: a draft to edit, not the patient's real doses. */
export function stepsByLabel(
  titration: Glp1Product['titration'],
  intervalDays: number,
  doses: number,
): Steps {
  const steps: Steps = [];
  let left = doses;
  for (const { doseMg, minWeeks } of titration?.steps ?? []) {
    if (left === 0) return steps;
    const count = minWeeks === null ? left : Math.min(left, Math.round((minWeeks * 7) / intervalDays));
    if (count > 0) steps.push({ count, doseMg });
    left -= count;
  }
  const last = steps.at(-1);
  if (!last) return [{ count: doses, doseMg: null }];
  last.count += left;
  return steps;
}

interface Here {
  zone: string;
  now: Date;
  /** When doses were applied that are recorded already. */
  recorded: readonly Date[];
}

export interface Planned {
  entries: PastEntry[];
  /** Left out because they are yet to come. */
  future: number;
  /** Left out because one is recorded close to it. */
  recorded: number;
}

/** Every dose of a plan with its moment, without those to come and those already there. */
export function planEntries({ startDay, time, intervalDays, steps }: PastPlan, here: Here): Planned {
  const doses = steps.flatMap(({ count, doseMg }) => Array.from({ length: count }, () => doseMg));
  const planned: Planned = { entries: [], future: 0, recorded: 0 };
  for (const [index, doseMg] of doses.entries()) {
    const day = addDays(startDay, index * intervalDays);
    // Without the tolerance of a typed moment: a dose planned for the next minute is not injected yet.
    const at = instantAt(day, time, here.zone);
    if (at > here.now) planned.future += 1;
    else if (here.recorded.some((other) => isSameDose(at, other, intervalDays, here.zone)))
      planned.recorded += 1;
    else planned.entries.push({ key: day, moment: `${day}T${time}`, doseMg });
  }
  return planned;
}

/** A dose counts for the planned moment nearest to it. */
const isSameDose = (at: Date, other: Date, intervalDays: number, zone: string) =>
  dayIn(zone, at) === dayIn(zone, other) ||
  Math.abs(at.getTime() - other.getTime()) < (intervalDays * DAY_MS) / 2;
