import type { Moment } from '@leveza/contract/moments.ts';
import type { DoseState } from '@leveza/domain/applications/next-dose.ts';
import { constancyOf } from '@leveza/domain/moments/constancy.ts';
import { type HappenedMoment, pickMoment } from '@leveza/domain/moments/pick-moment.ts';
import { milestoneMoments } from '@leveza/domain/moments/reached.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../../http/call.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import { rhythmOf } from '../../applications/shared/treatment.ts';
import type { MomentFacts } from './moment-facts.ts';

interface Known {
  treatment: Treatment;
  /** The newest doses first. */
  newest: readonly { appliedAt: Date }[];
  milestones: Parameters<typeof milestoneMoments>[0];
  facts: MomentFacts;
}

/** A dose that waits leads the screen, and nothing comes before it. */
const SERIOUS: readonly DoseState[] = ['late', 'missed', 'late-unknown'];

/** The moment to show now, if there is one. */
export function momentOf(
  { zone, now }: Call,
  { treatment, newest, milestones, facts }: Known,
): Moment | null {
  const { next } = treatment;
  return pickMoment({
    happened: [
      ...milestoneMoments(milestones),
      ...monthOfConstancy(treatment, newest, facts),
      ...firstDose(treatment),
      ...facts.finishedPens,
    ],
    seen: facts.seen,
    isSerious: facts.hasWarningToday || next.talkToPrescriber || SERIOUS.includes(next.state),
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
  const { zone, skips } = treatment;
  const praised = seen.filter(({ kind }) => kind === 'constancy').map(({ subject }) => subject);
  const praisedUntil = praised.toSorted().at(-1) ?? '';
  const applied = newest
    .map(({ appliedAt }) => appliedAt)
    .filter((at) => dayIn(zone, at) > praisedUntil)
    .toReversed();
  const month = constancyOf({ applied, rhythm: rhythmOf(treatment), skips });
  if (!month) return [];
  const day = dayIn(zone, month.at);
  return [{ kind: 'constancy', subject: day, happenedOn: day, name: `${month.doses} doses seguidas` }];
}
