import { addDays, type Day, dayIn } from '../time/days.ts';
import { instantAt, minuteIn } from '../time/instants.ts';
import { SECOND_MS, MINUTE_MS } from '../time/spans.ts';
import { type Planned, type Version, versionOn } from './occurrences.ts';
import { firstDoseDay } from './schedule.ts';
import { LATE_AFTER_MS } from '../applications/late-dose.ts';

export const DOSE_STATES = ['scheduled', 'late', 'taken', 'skipped', 'missed'] as const;
export type DoseState = (typeof DOSE_STATES)[number];

/** The outcome of a planned dose: the only part of it that is stored. */
export interface DoseRecord {
  /** The dose it was said to be; null for something taken of the same product, which stands for a dose of its day. */
  planned: Planned | null;
  /** When that was by the patient's clock there; the time is null when it was skipped. */
  day: Day;
  time: string | null;
  outcome: 'taken' | 'skipped';
  /** When it was taken; null when it was skipped. */
  takenAt: Date | null;
}

export interface PlanDose<R extends DoseRecord> {
  planned: Planned;
  plannedAt: Date;
  /** While it is open, it is late from then on. */
  lateAt: Date;
  state: DoseState;
  record: R | null;
}

interface Clock {
  zone: string;
  now: Date;
}

interface Context extends Clock {
  versions: readonly Version[];
  /** Whether the plan has a dose after those given. */
  goesOn: () => boolean;
}

/** Planned doses of a plan, in order and at least to today, with what became of each. */
export function doseStates<R extends DoseRecord>(
  planned: readonly Planned[],
  records: readonly R[],
  { versions, goesOn, zone, now }: Context,
): PlanDose<R>[] {
  const recordOf = matchRecords(planned, records, versions);
  const instants = planned.map((each) => instantOf(each, zone));
  const today = dayIn(zone, now);
  return planned.map((each, index) => {
    const record = recordOf.get(each) ?? null;
    const plannedAt = instants[index]!;
    const following = instants[index + 1];
    const version = versionOn(versions, each.day);
    const isFasting = version.isFasting ?? false;
    const lateAt = latePlannedFrom({ planned: each, plannedAt, isFasting }, zone);
    const isNextDue = () =>
      (following ? following <= now : !goesOn()) || isRhythmDue(version, each.day, { zone, now });
    const isMissed = () => today > each.day && isNextDue();
    const state = record?.outcome ?? openState(lateAt, isMissed, now);
    return { planned: each, plannedAt, lateAt, state, record };
  });
}

/** Planned doses of a plan that no record stands for; without their moments and states this takes a fraction of the time. */
export function openDoses(
  planned: readonly Planned[],
  records: readonly DoseRecord[],
  versions: readonly Version[],
): Planned[] {
  const recordOf = matchRecords(planned, records, versions);
  return planned.filter((each) => !recordOf.has(each));
}

/** A time that the clocks leave out lies a second after the one it falls on: no two doses of a day share a moment. */
export function instantOf({ day, time }: Planned, zone: string): Date {
  const at = instantAt(day, time, zone);
  return minuteIn(zone, at) === minutesOf(time) ? at : new Date(at.getTime() + SECOND_MS);
}

/** Whether the next dose of the rhythm would be due, had the plan not been paused meanwhile. */
function isRhythmDue({ schedule }: Version, day: Day, { zone, now }: Clock): boolean {
  const [time] = schedule.times;
  if (time === undefined) return false;
  return instantOf({ day: firstDoseDay(schedule, addDays(day, 1)), time }, zone) <= now;
}

/** A dose is late some time after its own, and missed once its day is over and the next one is due, or none follows. */
function openState(lateAt: Date, isMissed: () => boolean, now: Date): DoseState {
  if (now < lateAt) return 'scheduled';
  return isMissed() ? 'missed' : 'late';
}

/**
 * A record belongs to the dose of its moment. One without a moment (taken from the shelf, or an application) stands
 * for the nearest open dose of its day. One whose dose is no longer planned on the day a plan was changed stands for the
 * dose nearest to that one, whenever it was taken: the dose of 08:00 may have become one of 09:00.
 */
function matchRecords<R extends DoseRecord>(
  planned: readonly Planned[],
  records: readonly R[],
  versions: readonly Version[],
): Map<Planned, R> {
  const doseAt = new Map(planned.map((each) => [momentOf(each), each]));
  const matched = new Map<Planned, R>();
  const rest: R[] = [];
  for (const record of records) {
    const dose = record.planned && doseAt.get(momentOf(record.planned));
    if (dose) matched.set(dose, record);
    else if (record.planned === null || isChangeDay(versions, record.day)) rest.push(record);
  }
  for (const record of rest) {
    const [nearest] = planned
      .filter((each) => each.day === record.day && !matched.has(each) && isInTime(each, record.time))
      .toSorted(nearestTo(record.planned?.time ?? record.time));
    if (nearest) matched.set(nearest, record);
  }
  return matched;
}

/** Whether a use at this time may stand for a dose. A dose from before its plan was made takes only a use from before too. */
export const isInTime = ({ takenBefore }: Planned, time: string | null): boolean =>
  takenBefore === undefined || (time !== null && time < takenBefore);

/** Puts the times nearest to another one of the same day first. */
export function nearestTo(time: string | null): (one: Planned, other: Planned) => number {
  const distance = (each: Planned) => (time === null ? 0 : Math.abs(minutesOf(each.time) - minutesOf(time)));
  return (one, other) => distance(one) - distance(other);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A plan that begins on a day is changed in place on that day: its first version may be a change as well. */
function isChangeDay(versions: readonly Version[], day: Day): boolean {
  return versions.some(({ from }) => from === day);
}

const momentOf = ({ day, time }: Planned) => `${day}T${time}`;

interface PlannedMoment {
  planned: Planned;
  plannedAt: Date;
  /** Taken on an empty stomach: breakfast follows it. */
  isFasting: boolean;
}

/**
 * The instant from which an open dose of a plan counts as late: an hour after its time, as an injection, and not after its
 * day, which leaves it no other row. A fasting tablet has no such hour: after it the patient eats.
 */
function latePlannedFrom({ planned, plannedAt, isFasting }: PlannedMoment, zone: string): Date {
  const after = new Date(plannedAt.getTime() + (isFasting ? MINUTE_MS : LATE_AFTER_MS));
  const dayEnds = instantAt(addDays(planned.day, 1), '00:00', zone);
  return dayEnds < after ? dayEnds : after;
}
