import { addDays, type Day } from '../time/days.ts';
import { firstDoseDay, type Schedule } from './schedule.ts';

/** A dose that is planned, by the patient's clock: wherever the patient is, 08:00 is 08:00 there. */
export interface Planned {
  day: Day;
  /** 'HH:MM' */
  time: string;
  /** A time of the first day from before the plan was made: only a dose taken before it was made stands for it. */
  takenBefore?: string;
}

/** The schedule from a day on; the past keeps what was planned then. */
export interface Version {
  from: Day;
  schedule: Schedule;
  /** The last day with doses. */
  endDate: Day | null;
  /** A course ends with its last dose; each version's own count holds for its days. */
  totalDoses: number | null;
  /** Taken on an empty stomach, which a late dose has not. */
  isFasting?: boolean;
}

/** A stretch of time without doses, by the patient's clock: 'YYYY-MM-DDTHH:MM'; the end is not part of it. */
export interface Pause {
  from: string;
  until: string | null;
}

export interface PlanOfDoses {
  /** By `from`, ascending; the first begins with the plan. */
  versions: readonly Version[];
  pauses: readonly Pause[];
  /** When the patient made it, by the clock, where it begins on that day: earlier times of the day are not due. */
  beginsAt?: string | null;
  /** When the patient ended it, by the clock: 'YYYY-MM-DDTHH:MM'. */
  endedAt: string | null;
}

interface Range {
  from: Day;
  /** Included. */
  to: Day;
}

/** Every dose planned in a range of days, in order. */
export function occurrences(plan: PlanOfDoses, range: Range): Planned[] {
  return [...eachOccurrence(plan, range)];
}

/**
 * The same, with the times of the first day from before the plan was made: a dose that was taken by then is one of them,
 * and not the one of the evening.
 */
export function occurrencesToMatch(plan: PlanOfDoses, range: Range): Planned[] {
  const { beginsAt } = plan;
  const day = beginsAt?.slice(0, 10);
  const found = occurrences(plan, range);
  if (!beginsAt || !day || day < range.from || day > range.to) return found;
  const ofDay = [...planned({ ...plan, beginsAt: null }, { from: day, to: day })];
  const earlier = ofDay.filter((dose) => momentOf(dose) < beginsAt);
  const place = found.findIndex((dose) => dose.day >= day);
  return found.toSpliced(
    place === -1 ? found.length : place,
    0,
    ...earlier.map((dose) => ({ ...dose, takenBefore: beginsAt.slice(11) })),
  );
}

/** The same one by one, for a caller that may stop before the end. Each version has its own count of a course. */
export function* eachOccurrence(plan: PlanOfDoses, { from, to }: Range): Generator<Planned> {
  let count = 0;
  for (const [index, version] of plan.versions.entries()) {
    const begin = index === 0 ? version.schedule.startDate : version.from;
    const following = plan.versions[index + 1];
    const end = following && following.from <= to ? addDays(following.from, -1) : to;
    if (version.totalDoses === null) {
      count = 0;
      yield* planned(plan, { from: begin < from ? from : begin, to: end });
      continue;
    }
    // A course is counted from its beginning: that of the plan, or the day on which a plan without an end became one.
    for (const each of planned(plan, { from: begin, to: end })) {
      if (count >= version.totalDoses) break;
      count += 1;
      if (each.day >= from) yield each;
    }
  }
}

/** No rhythm leaves more days between two doses. */
const LONGEST_GAP_DAYS = 2 * 366;

/** Whether anything is planned after a day. */
export function hasDoseAfter(plan: PlanOfDoses, day: Day): boolean {
  const later = { from: addDays(day, 1), to: addDays(day, LONGEST_GAP_DAYS) };
  return !eachOccurrence(plan, later).next().done;
}

/** Doses by their schedule alone, as if the course had no count. */
function* planned(plan: PlanOfDoses, { from, to }: Range): Generator<Planned> {
  const first = plan.versions[0]!.schedule.startDate;
  const last = lastDay(plan, to);
  let day = from > first ? from : first;
  while (day <= last) {
    const { schedule, endDate } = versionOn(plan.versions, day);
    const isOver = schedule.times.length === 0 || (endDate !== null && day > endDate);
    const next = isOver ? null : firstDoseDay(schedule, day);
    if (next === day) {
      for (const time of schedule.times) if (isInForce(plan, momentOf({ day, time }))) yield { day, time };
      day = addDays(day, 1);
      continue;
    }
    const change = plan.versions.find((version) => version.from > day)?.from ?? null;
    const ahead = [next, change].filter((one) => one !== null).toSorted()[0];
    if (ahead === undefined) return;
    day = ahead;
  }
}

/** No day after this one can have a dose; an end date counts only for the days of its version. */
function lastDay({ endedAt }: PlanOfDoses, to: Day): Day {
  const end = endedAt?.slice(0, 10) ?? to;
  return end < to ? end : to;
}

export function versionOn(versions: readonly Version[], day: Day): Version {
  return versions.findLast(({ from }) => from <= day) ?? versions[0]!;
}

const momentOf = ({ day, time }: Planned) => `${day}T${time}`;

function isInForce({ pauses, beginsAt, endedAt }: PlanOfDoses, moment: string): boolean {
  if (beginsAt && moment < beginsAt && moment.startsWith(beginsAt.slice(0, 10))) return false;
  if (endedAt !== null && moment >= endedAt) return false;
  return !pauses.some(({ from, until }) => moment >= from && (until === null || moment < until));
}
