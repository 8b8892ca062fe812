import type { Day } from '../time/days.ts';
import { daysBetween } from '../time/days.ts';
import type { MomentKind, PraisedKind } from './kinds.ts';
import { PRAISED_KINDS } from './kinds.ts';

/** After two weeks a moment is over: an account filled with years of history is not praised for them one by one. */
const FRESH_DAYS = 14;

export interface HappenedMoment {
  kind: PraisedKind;
  /** Which one of its kind. */
  subject: string;
  happenedOn: Day;
  /** The milestone or the pen by its name. */
  name: string | null;
}

export interface SeenMoment {
  kind: MomentKind;
  subject: string;
  seenOn: Day;
}

interface Situation {
  /** Of the same kind the more important one comes first. */
  happened: readonly HappenedMoment[];
  seen: readonly SeenMoment[];
  /** A warning of today, or a dose that is late: no day for a drawing. */
  isSerious: boolean;
  today: Day;
}

/** The one moment to show: fresh, not seen, the most important. One a day, and none from before the last one shown. */
export function pickMoment({ happened, seen, isSerious, today }: Situation): HappenedMoment | null {
  const shownOn = seen.filter(({ kind }) => kind !== 'first-steps').map(({ seenOn }) => seenOn);
  const lastShownOn = shownOn.toSorted().at(-1) ?? '';
  if (isSerious || lastShownOn >= today) return null;
  const isSeen = ({ kind, subject }: HappenedMoment) =>
    seen.some((one) => one.kind === kind && one.subject === subject);
  // Steps reached by one weighing are one moment, and the furthest of them was shown.
  const shownSteps = happened.filter((moment) => moment.kind === 'milestone' && isSeen(moment));
  const isOfShownStep = ({ kind, happenedOn }: HappenedMoment) =>
    kind === 'milestone' && shownSteps.some((step) => step.happenedOn === happenedOn);
  const isNews = (moment: HappenedMoment) =>
    moment.happenedOn >= lastShownOn &&
    moment.happenedOn <= today &&
    daysBetween(moment.happenedOn, today) <= FRESH_DAYS &&
    !isSeen(moment) &&
    !isOfShownStep(moment);
  const [first] = happened
    .filter(isNews)
    .toSorted((a, b) => PRAISED_KINDS.indexOf(a.kind) - PRAISED_KINDS.indexOf(b.kind));
  return first ?? null;
}
