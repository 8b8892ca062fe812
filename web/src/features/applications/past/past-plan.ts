import type { Glp1Product } from '@leveza/contract/pens/catalog.ts';
import { addDays, type Day, daysBetween } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';

export const MOST_ENTRIES = 800;

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
  titration: Glp1Product['titration'];
  intervalDays: number;
  /** The last day, which is counted too. */
  last: Day;
}

/**
 * The doses since a day. Where not all of them fit, the oldest are given up: without the newest the treatment would seem to
 * have ended.
 */
export function dosesSince(from: Day, { titration, intervalDays, last }: Since) {
  const doses = Math.max(1, Math.floor(daysBetween(from, last) / intervalDays) + 1);
  const leftOut = Math.max(0, doses - MOST_ENTRIES);
  return {
    startDay: addDays(from, leftOut * intervalDays),
    leftOut,
    steps: withoutOldest(stepsByLabel(titration, intervalDays, doses), leftOut),
  };
}

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
  /** Days that have an application already. */
  recorded: ReadonlySet<Day>;
}

export interface Planned {
  entries: PastEntry[];
  /** Left out because they are yet to come. */
  future: number;
  /** Left out because the day has one. */
  recorded: number;
}

/** Every dose of a plan with its moment, without those to come and those already there. */
export function planEntries({ startDay, time, intervalDays, steps }: PastPlan, here: Here): Planned {
  const doses = steps.flatMap(({ count, doseMg }) => Array.from({ length: count }, () => doseMg));
  const planned: Planned = { entries: [], future: 0, recorded: 0 };
  for (const [index, doseMg] of doses.entries()) {
    const day = addDays(startDay, index * intervalDays);
    // Without the tolerance of a typed moment: a dose planned for the next minute is not injected yet.
    if (instantAt(day, time, here.zone) > here.now) planned.future += 1;
    else if (here.recorded.has(day)) planned.recorded += 1;
    else planned.entries.push({ key: day, moment: `${day}T${time}`, doseMg });
  }
  return planned;
}
