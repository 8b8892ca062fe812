import { dayIn } from '../time/days.ts';
import { DAY_MS, HOUR_MS } from '../time/spans.ts';
import { isLateDose } from './late-dose.ts';
import { type DosePause, endOf, pauseAt, type Plan, skippedAmong } from './plan.ts';
import {
  isBeforeChoice,
  isOffDay,
  nearestNumber,
  numbersOf,
  planOf,
  type Rhythm,
  type UsualDay,
} from './usual-day.ts';

/** The state of the next dose. */
export const DOSE_STATES = [
  'none',
  'no-schedule',
  'upcoming',
  'due',
  'late',
  'missed',
  'late-unknown',
  'paused',
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
  /** The dose before one that is due or late, where it was neither applied nor skipped. */
  unrecordedAt: Date | null;
  /** A second dose before this instant is inside the minimum gap. */
  earliestAt: Date | null;
  missedInARow: number;
  talkToPrescriber: boolean;
  /** The last dose was applied on another day than the usual one. */
  isOffDay: boolean;
  /** The planned time that such a dose stands for; null after a dose on its day. */
  countsFor: Date | null;
}

interface Situation {
  /** The last doses, oldest first. */
  applied: readonly Date[];
  usual: UsualDay | null;
  intervalDays: number | null;
  /** The interval of the label, which its window is made for. */
  labelDays: number | null;
  rule: DoseRule | null;
  /** Planned times the patient marked as skipped. */
  skippedPlans: readonly Date[];
  pauses: readonly DosePause[];
  /** Nothing is planned from this instant on; missing for doses without an end. */
  endsAt?: Date | null;
  zone: string;
  now: Date;
}

const MISSED_TO_TALK_ABOUT = 2;

/** Days between two planned doses: the patient's, but never closer than the label lets two doses be. */
export function spacingDays(intervalDays: number, rule: DoseRule | null): number {
  return Math.max(intervalDays, (rule?.minGapHours ?? 0) / 24);
}

/** The label's window belongs to its interval: with a shorter one a late dose could stand beside the next. */
export function lateHours(
  intervalDays: number,
  { rule, labelDays }: Pick<Situation, 'rule' | 'labelDays'>,
): number | null {
  return rule && labelDays !== null && intervalDays >= labelDays ? rule.windowHours : null;
}

export function nextDose(situation: Situation): NextDose {
  const { applied, usual, intervalDays, rule, pauses, endsAt, zone, now } = situation;
  const last = applied.at(-1) ?? null;
  // A patient who plans the treatment before its first dose has chosen the day of that dose.
  if (!last && !usual?.chosenAt) return { state: 'none', ...NOTHING };
  const earliestAt = rule && last && new Date(last.getTime() + rule.minGapHours * HOUR_MS);
  if (intervalDays === null) return { state: 'no-schedule', ...NOTHING, earliestAt };
  const pause = pauseAt(pauses, now);
  if (pause && isLong(pause, now)) {
    return { state: 'paused', ...NOTHING, earliestAt };
  }

  const spacing = spacingDays(intervalDays, rule);
  const rhythm = { usual, intervalDays: spacing, lateHours: lateHours(spacing, situation), zone };
  const isMarked = skippedAmong(situation.skippedPlans);
  const ended = pauses.filter((each) => !isLong(each, now));
  const isSkipped = (planned: Date) => isMarked(planned) || pauseAt(ended, planned) !== null;
  const whole = planOf(rhythm, last ?? now);
  // Before the first dose, number 0 is still to come.
  const counted = numbersOf(applied, whole, rhythm, isSkipped).at(-1) ?? -1;
  const plan: Plan = (number) => whole(counted + number);
  const windowHours = rule?.windowHours ?? null;
  // The count starts near today, so that years without a record cost nothing; one more covers changes of the clocks.
  let current = Math.max(1, nearestNumber(whole, now, rhythm) - counted - 2);
  // A pause that goes on is not returned from to a dose of before it, be that one still open.
  const isBeforeReturn = (planned: Date) => pause !== null && pause.until !== null && planned < pause.until;
  const isOver = (number: number) => now > endOf(plan, number, windowHours) || isBeforeReturn(plan(number));
  while (isOver(current) || isSkipped(plan(current))) current++;

  const missedInARow = current - 1 + (last ? missedBeforeChoice(last, whole, rhythm) : 0);
  const isOff = last !== null && usual !== null && isOffDay(last, plan(0), rhythm);
  const common = {
    earliestAt,
    missedInARow,
    talkToPrescriber: missedInARow >= MISSED_TO_TALK_ABOUT,
    isOffDay: isOff,
    countsFor: isOff ? plan(0) : null,
  };
  const moment = { plan, current, isSkipped, zone, now };
  const standing = pause ? paused(moment) : rule ? withRule(moment, rule) : withoutRule(moment);
  const plannedAt = standing.followingAt ?? standing.plannedAt;
  if (endsAt && plannedAt && plannedAt >= endsAt) return { state: 'paused', ...NOTHING, earliestAt };
  return { ...NOTHING, ...common, ...standing };
}

/** Doses are not planned further ahead; a pause that reaches there has no end to count to. */
const FARTHEST_MS = 800 * DAY_MS;

const isLong = ({ until }: DosePause, now: Date) =>
  until === null || until.getTime() - now.getTime() > FARTHEST_MS;

const NOTHING = {
  plannedAt: null,
  applyUntil: null,
  followingAt: null,
  unrecordedAt: null,
  earliestAt: null,
  missedInARow: 0,
  talkToPrescriber: false,
  isOffDay: false,
  countsFor: null,
};

/** Choosing a coming day does not undo the doses that were missed until then. */
function missedBeforeChoice(last: Date, plan: Plan, rhythm: Rhythm): number {
  if (!isBeforeChoice(last, plan, rhythm.usual)) return 0;
  return Math.max(0, -nearestNumber(plan, last, rhythm) - 1);
}

interface Moment {
  plan: Plan;
  /** The first planned dose that is neither over nor skipped. */
  current: number;
  isSkipped: (planned: Date) => boolean;
  zone: string;
  now: Date;
}

type Standing = Pick<NextDose, 'state' | 'plannedAt'> &
  Partial<Pick<NextDose, 'applyUntil' | 'followingAt' | 'unrecordedAt'>>;

const paused = ({ plan, current }: Moment): Standing => ({ state: 'paused', plannedAt: plan(current) });

function withRule({ plan, current, isSkipped, zone, now }: Moment, rule: DoseRule): Standing {
  const plannedAt = plan(current);
  const isAhead = dayIn(zone, plannedAt) > dayIn(zone, now);
  const before = current > 1 && !isSkipped(plan(current - 1)) ? plan(current - 1) : null;
  if (isAhead && before) return { state: 'missed', plannedAt: before, followingAt: plannedAt };
  return {
    state: isAhead ? 'upcoming' : isLateDose(plannedAt, rule, { zone, now }) ? 'late' : 'due',
    plannedAt,
    applyUntil: endOf(plan, current, rule.windowHours),
    unrecordedAt: before,
  };
}

/** Without a label rule the oldest planned dose stays open, and no window is given. */
function withoutRule({ plan, current, isSkipped, zone, now }: Moment): Standing {
  let oldest = 1;
  while (isSkipped(plan(oldest))) oldest++;
  const plannedAt = plan(oldest);
  if (isLateDose(plannedAt, null, { zone, now })) {
    if (oldest === current) return { state: 'late-unknown', plannedAt };
    let following = current;
    while (plan(following) <= now || isSkipped(plan(following))) following++;
    return { state: 'late-unknown', plannedAt, followingAt: plan(following) };
  }
  return { state: dayIn(zone, plannedAt) > dayIn(zone, now) ? 'upcoming' : 'due', plannedAt };
}
