import { addDays, type Day, dayIn } from '../time/days.ts';
import { instantAt } from '../time/instants.ts';
import { type Planned, versionOn, type Version } from './occurrences.ts';

export const DOSE_STATES = ['scheduled', 'late', 'taken', 'skipped', 'missed'] as const;
export type DoseState = (typeof DOSE_STATES)[number];

/** What became of a planned dose: the only part of it that is stored. */
export interface DoseRecord {
  id: string;
  planned: Planned;
  outcome: 'taken' | 'skipped';
}

export interface PlanDose<R extends DoseRecord> {
  planned: Planned;
  plannedAt: Date;
  state: DoseState;
  record: R | null;
}

interface Clock {
  zone: string;
  now: Date;
}

/** Planned doses of a plan, in order and at least to today, with what became of each. */
export function doseStates<R extends DoseRecord>(
  planned: readonly Planned[],
  records: readonly R[],
  { versions, zone, now }: Clock & { versions: readonly Version[] },
): PlanDose<R>[] {
  const recordOf = matchRecords(planned, records, versions);
  return planned.map((each, index) => {
    const record = recordOf.get(each) ?? null;
    const plannedAt = instantOf(each, zone);
    const following = planned[index + 1];
    const state = record?.outcome ?? openState(each.day, plannedAt, following, { zone, now });
    return { planned: each, plannedAt, state, record };
  });
}

export const instantOf = ({ day, time }: Planned, zone: string): Date => instantAt(day, time, zone);

/** A dose is late after its time, and missed once its day is over and the next one is due. */
function openState(
  day: Day,
  plannedAt: Date,
  following: Planned | undefined,
  { zone, now }: Clock,
): DoseState {
  if (now <= plannedAt) return 'scheduled';
  const isDayOver = dayIn(zone, now) > day;
  const isNextDue = following !== undefined && instantOf(following, zone) <= now;
  return isDayOver && isNextDue ? 'missed' : 'late';
}

/**
 * A record belongs to the dose of its moment. On the day a plan was changed, the dose of 08:00 may have been taken
 * before it became one of 09:00: such a record stands for the first open dose of its day.
 */
function matchRecords<R extends DoseRecord>(
  planned: readonly Planned[],
  records: readonly R[],
  versions: readonly Version[],
): Map<Planned, R> {
  const byMoment = new Map(records.map((record) => [momentOf(record.planned), record]));
  const matched = new Map<Planned, R>();
  for (const each of planned) {
    const record = byMoment.get(momentOf(each));
    if (!record) continue;
    matched.set(each, record);
    byMoment.delete(momentOf(each));
  }
  for (const record of byMoment.values()) {
    const { day } = record.planned;
    if (versionOn(versions, day).from !== day || versionOn(versions, addDays(day, -1)).from === day) continue;
    const open = planned.find((each) => each.day === day && !matched.has(each));
    if (open) matched.set(open, record);
  }
  return matched;
}

const momentOf = ({ day, time }: Planned) => `${day}T${time}`;
