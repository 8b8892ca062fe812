import { addDays, type Day } from '../time/days.ts';
import { eachOccurrence, type Planned, type PlanOfDoses } from './occurrences.ts';

/** Boxes are not planned further ahead. */
const HORIZON_DAYS = 2 * 366;

export interface PlanStock {
  dosesLeft: number;
  /** The day of the first dose the boxes do not give; null when they last for as long as anyone plans. */
  runsOutOn: Day | null;
  /** A course: how many of its doses the boxes do not give. */
  dosesMissing: number | null;
}

/** A plan that draws on the boxes of a product. */
export interface Drawer {
  plan: PlanOfDoses;
  unitsPerDose: number;
  /** Leaves out doses that were taken or skipped. */
  isOpen: (planned: Planned) => boolean;
}

/**
 * How long the boxes of a product last for all plans that draw on them, in the order of the plans: a dose of one plan
 * is lost to the others, and they run out together. A plan alone may have more doses left than it plans.
 */
export function stockOfPlans(drawers: readonly Drawer[], unitsLeft: number, today: Day): PlanStock[] {
  const columns = drawers.map((drawer) => ({ drawer, drawn: 0, missing: 0, ...walk(drawer, today) }));
  let rest = thousandths(unitsLeft);
  let runsOutOn: Day | null = null;
  const isWalked = ({ isCourse }: (typeof columns)[number]) => runsOutOn === null || isCourse;
  for (;;) {
    const [first] = columns
      .filter((column) => column.next !== null && isWalked(column))
      .toSorted((one, other) => (momentOf(one.next!) < momentOf(other.next!) ? -1 : 1));
    if (!first) break;
    const units = thousandths(first.drawer.unitsPerDose);
    if (runsOutOn === null && units > rest) runsOutOn = first.next!.day;
    if (runsOutOn === null) {
      rest -= units;
      first.drawn += 1;
    } else first.missing += 1;
    first.next = first.step();
  }
  const drawing = columns.filter(({ drawn, missing, next }) => drawn + missing > 0 || next !== null);
  return columns.map((column) => ({
    dosesLeft: dosesLeft(column, drawing.length > 1 && drawing.includes(column)),
    runsOutOn: column.missing > 0 || column.next !== null ? runsOutOn : null,
    dosesMissing: column.isCourse ? column.missing : null,
  }));

  function dosesLeft({ drawer, drawn }: (typeof columns)[number], isShared: boolean): number {
    return isShared ? drawn : Math.floor(thousandths(unitsLeft) / thousandths(drawer.unitsPerDose));
  }
}

/** Open doses of a plan one by one. */
function walk({ plan, isOpen }: Drawer, today: Day) {
  const ahead = eachOccurrence(plan, { from: today, to: addDays(today, HORIZON_DAYS) });
  const step = (): Planned | null => {
    for (;;) {
      const { value, done } = ahead.next();
      if (done) return null;
      if (isOpen(value)) return value;
    }
  };
  const { endDate, totalDoses } = plan.versions.at(-1)!;
  return { next: step(), step, isCourse: endDate !== null || totalDoses !== null };
}

const momentOf = ({ day, time }: Planned) => `${day}T${time}`;

/** 0.3 of a unit is not a whole number of tenths in binary. */
const thousandths = (units: number) => Math.round(units * 1000);
