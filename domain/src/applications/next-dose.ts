import { dayIn } from '../time/days.ts';
import { DAY_MS, HOUR_MS } from '../time/spans.ts';
import { endOf, type Plan, planFrom, skippedAmong } from './plan.ts';

/** The state of the next dose. */
export const DOSE_STATES = [
  'none',
  'no-schedule',
  'upcoming',
  'due',
  'late',
  'missed',
  'late-unknown',
] as const;
export type DoseState = (typeof DOSE_STATES)[number];

/** The label's rule about a late dose. */
export interface DoseRule {
  windowHours: number;
  minGapHours: number;
}

export interface NextDose {
  state: DoseState;
  /** The planned time that `state` describes. */
  plannedAt: Date | null;
  /** The last instant it may still be applied, by the label. */
  applyUntil: Date | null;
  /** The planned dose after a missed one. */
  followingAt: Date | null;
  /** A second dose before this instant is inside the minimum gap. */
  earliestAt: Date | null;
  missedInARow: number;
  talkToPrescriber: boolean;
}

interface Situation {
  lastAppliedAt: Date | null;
  intervalDays: number | null;
  rule: DoseRule | null;
  /** Planned times the patient marked as skipped. */
  skippedPlans: readonly Date[];
  zone: string;
  now: Date;
}

/** A dose counts as late only an hour after its usual time. */
const LATE_AFTER_MS = HOUR_MS;
const MISSED_TO_TALK_ABOUT = 2;

/** Days between two planned doses: the patient's, but never closer than the label lets two doses be. */
export function spacingDays(intervalDays: number, rule: DoseRule | null): number {
  return Math.max(intervalDays, (rule?.minGapHours ?? 0) / 24);
}

export function nextDose({
  lastAppliedAt,
  intervalDays,
  rule,
  skippedPlans,
  zone,
  now,
}: Situation): NextDose {
  const nothing = {
    plannedAt: null,
    applyUntil: null,
    followingAt: null,
    earliestAt: null,
    missedInARow: 0,
    talkToPrescriber: false,
  };
  if (!lastAppliedAt) return { state: 'none', ...nothing };
  const earliestAt = rule && new Date(lastAppliedAt.getTime() + rule.minGapHours * HOUR_MS);
  if (intervalDays === null) return { state: 'no-schedule', ...nothing, earliestAt };

  const spacing = spacingDays(intervalDays, rule);
  const plan = planFrom(lastAppliedAt, spacing, zone);
  const isSkipped = skippedAmong(skippedPlans);
  const windowHours = rule?.windowHours ?? null;
  // The count starts near today, so that years without a record cost nothing; the loop corrects a day lost or won by
  // changes of the clocks.
  let current = Math.max(1, Math.floor((now.getTime() - lastAppliedAt.getTime()) / (spacing * DAY_MS)) - 1);
  while (now > endOf(plan, current, windowHours) || isSkipped(plan(current))) current++;

  const missedInARow = current - 1;
  const common = { earliestAt, missedInARow, talkToPrescriber: missedInARow >= MISSED_TO_TALK_ABOUT };
  const moment = { plan, current, isSkipped, zone, now };
  return { ...nothing, ...common, ...(rule ? withRule(moment, rule) : withoutRule(moment)) };
}

interface Moment {
  plan: Plan;
  /** The first planned dose that is neither over nor skipped. */
  current: number;
  isSkipped: (planned: Date) => boolean;
  zone: string;
  now: Date;
}

type Standing = Pick<NextDose, 'state' | 'plannedAt'> & Partial<Pick<NextDose, 'applyUntil' | 'followingAt'>>;

function withRule({ plan, current, isSkipped, zone, now }: Moment, rule: DoseRule): Standing {
  const plannedAt = plan(current);
  const isAhead = dayIn(zone, plannedAt) > dayIn(zone, now);
  if (isAhead && current > 1 && !isSkipped(plan(current - 1))) {
    return { state: 'missed', plannedAt: plan(current - 1), followingAt: plannedAt };
  }
  return {
    state: isAhead ? 'upcoming' : isLate(plannedAt, now) ? 'late' : 'due',
    plannedAt,
    applyUntil: endOf(plan, current, rule.windowHours),
  };
}

/** Without a label rule the oldest planned dose stays open, and no window is given. */
function withoutRule({ plan, current, isSkipped, zone, now }: Moment): Standing {
  let oldest = 1;
  while (isSkipped(plan(oldest))) oldest++;
  const plannedAt = plan(oldest);
  if (isLate(plannedAt, now)) {
    if (oldest === current) return { state: 'late-unknown', plannedAt };
    let following = current;
    while (plan(following) <= now || isSkipped(plan(following))) following++;
    return { state: 'late-unknown', plannedAt, followingAt: plan(following) };
  }
  return { state: dayIn(zone, plannedAt) > dayIn(zone, now) ? 'upcoming' : 'due', plannedAt };
}

const isLate = (plannedAt: Date, now: Date) => now.getTime() - plannedAt.getTime() >= LATE_AFTER_MS;
