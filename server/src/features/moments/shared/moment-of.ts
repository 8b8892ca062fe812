import type { Moment } from '@leveza/contract/moments.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { DoseState, NextDose } from '@leveza/domain/applications/next-dose.ts';
import { monthByMouth } from '@leveza/domain/moments/by-mouth.ts';
import { constancyOf } from '@leveza/domain/moments/constancy.ts';
import { type HappenedMoment, pickMoment } from '@leveza/domain/moments/pick-moment.ts';
import { milestoneMoments } from '@leveza/domain/moments/reached.ts';
import { isLowWeight } from '@leveza/domain/profile/healthy-weight.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import type { Call } from '../../../http/call.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import { rhythmOf } from '../../applications/shared/treatment.ts';
import type { MomentFacts } from './moment-facts.ts';

interface Known {
  treatment: Treatment;
  /** The newest doses first. */
  newest: readonly { appliedAt: Date }[];
  milestones: Omit<Parameters<typeof milestoneMoments>[0], 'signUp'>;
  facts: MomentFacts;
  /** Planned doses of GLP-1 tablets in the last four weeks, oldest first. */
  tablets: readonly Pick<PlannedDose, 'day' | 'state' | 'name'>[];
  /** The day the first of them was planned for, also before those weeks. */
  tabletsSince: Day | null;
}

/** A dose that waits leads the screen, and nothing comes before it; a weight that is too low is praised by nothing. */
const SERIOUS: readonly DoseState[] = ['late', 'missed', 'late-unknown'];

/** A weekly dose is due until its day ends; an hour after its time it waits. */
const isWaiting = ({ state, plannedAt }: NextDose, now: Date) =>
  state === 'due' && plannedAt !== null && now.getTime() - plannedAt.getTime() >= HOUR_MS;

/** The moment to show now, if there is one. */
export function momentOf(
  { zone, now }: Call,
  { treatment, newest, milestones, facts, tablets, tabletsSince }: Known,
): Moment | null {
  const { next } = treatment;
  return pickMoment({
    happened: [
      ...milestoneMoments({ ...milestones, signUp: facts.signUp }),
      ...monthOfConstancy(treatment, newest, facts),
      ...monthOfTablets(tablets, facts),
      ...firstDose(treatment),
      ...firstTablet(treatment, tablets, tabletsSince),
      ...facts.finishedPens,
    ],
    seen: facts.seen,
    isSerious:
      facts.hasWarningToday ||
      next.talkToPrescriber ||
      SERIOUS.includes(next.state) ||
      isWaiting(next, now) ||
      isLowWeight(milestones.currentWeight, milestones.known),
    today: dayIn(zone, now),
  });
}

/** None where the treatment began before the first dose on record: that one began nothing. */
function firstDose({ firstDoseAt, profile, zone }: Treatment): HappenedMoment[] {
  if (!firstDoseAt) return [];
  const happenedOn = dayIn(zone, firstDoseAt);
  if (profile?.treatmentStart && profile.treatmentStart < happenedOn) return [];
  return [{ kind: 'first-dose', subject: '', happenedOn, name: null }];
}

/** A month is called by its last day, and the next one is counted from there. */
function monthOfConstancy(
  treatment: Treatment,
  newest: Known['newest'],
  { seen }: MomentFacts,
): HappenedMoment[] {
  const { zone, skips, next } = treatment;
  const praised = praisedUntil(seen);
  const applied = newest
    .map(({ appliedAt }) => appliedAt)
    .filter((at) => dayIn(zone, at) > praised)
    .toReversed();
  const month = constancyOf({ applied, rhythm: rhythmOf(treatment), skips, next });
  if (!month) return [];
  const day = dayIn(zone, month.at);
  return [{ kind: 'constancy', subject: day, happenedOn: day, name: `${month.doses} doses seguidas` }];
}

const praisedUntil = (seen: MomentFacts['seen']) =>
  seen
    .filter(({ kind }) => kind === 'constancy')
    .map(({ subject }) => subject)
    .toSorted()
    .at(-1) ?? '';

function monthOfTablets(tablets: Known['tablets'], { seen }: MomentFacts): HappenedMoment[] {
  const doses = tablets.map(({ day, state }) => ({
    day,
    isTaken: state === 'taken',
    isOpen: state === 'scheduled' || state === 'late',
  }));
  const month = monthByMouth({ doses, praisedUntil: praisedUntil(seen) });
  if (!month) return [];
  return [
    { kind: 'constancy', subject: month.day, happenedOn: month.day, name: `${month.doses} doses seguidas` },
  ];
}

/** The first tablet of a treatment that began with it: none was planned before it. */
function firstTablet(
  { firstDoseAt, profile }: Treatment,
  tablets: Known['tablets'],
  since: Known['tabletsSince'],
): HappenedMoment[] {
  const first = tablets.find(({ state }) => state === 'taken');
  const begun = since ?? tablets[0]?.day ?? '';
  const isBegun = begun < (first?.day ?? '');
  if (!first || firstDoseAt || isBegun) return [];
  if (profile?.treatmentStart && profile.treatmentStart < first.day) return [];
  return [{ kind: 'first-dose', subject: '', happenedOn: first.day, name: first.name }];
}
