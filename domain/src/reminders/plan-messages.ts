import type { PrivacyLevel } from '../auth/privacy.ts';
import { OCCASION_TYPE, type Occasion, type OccasionPriority } from './occasion.ts';
import { namesDetails, wordsOf } from './message-words.ts';
import { outageOf } from './outage.ts';
import type { PlannedMessage, Saying } from './planned-message.ts';
import { type Memory, sayingsOf } from './sayings.ts';
import { together } from './together.ts';
import type { Reachable } from './usable-channels.ts';
import type { Clock } from './sending-time.ts';

export interface Planning extends Reachable, Clock, Memory {
  occasions: readonly Occasion[];
  privacyLevel: PrivacyLevel;
  /** Messages after this moment are planned later. */
  until: Date;
}

/** Everything that is to be said to a patient, from these occasions, these settings and this log. */
export function planMessages(planning: Planning): PlannedMessage[] {
  return plannedGroups(planning).map((group) => messageOf(group, planning));
}

/** Sayings that leave together, in the order of the clock. */
export function plannedGroups(planning: Planning): Saying[][] {
  const outage = outageOf(planning.occasions, planning, planning);
  const sayings = [...planning.occasions, ...(outage ? [outage] : [])]
    .flatMap((occasion) => sayingsOf(occasion, planning, planning))
    .filter(({ sendAt }) => sendAt <= planning.until);
  return together(sayings);
}

const PRIORITIES: readonly OccasionPriority[] = ['high', 'medium', 'low'];

/** One message about sayings that leave together. */
export function messageOf(
  group: readonly Saying[],
  planning: Pick<Planning, 'privacyLevel' | 'messageSettings' | 'zone'>,
): PlannedMessage {
  const [{ channel, sendAt }, occasions] = [group[0]!, group.map(({ occasion }) => occasion)];
  const links = new Set(occasions.map(({ link }) => link));
  const types = new Set(occasions.map(({ kind }) => OCCASION_TYPE[kind]));
  const details = namesDetails(channel, planning.privacyLevel, planning.messageSettings);
  return {
    channel,
    sendAt,
    ...wordsOf(group, details, planning.zone),
    type: types.has('medications') ? 'medications' : [...types][0]!,
    link: links.size === 1 ? [...links][0]! : '/dashboard',
    // A collection speaks of doses that are hours away: one tap must not take them all.
    isAnswerable: group.some(({ occasion, isCollected }) => occasion.dose !== null && !isCollected),
    priority: PRIORITIES.find((level) => occasions.some(({ priority }) => priority === level))!,
    usefulUntil: new Date(Math.max(...occasions.map((each) => each.usefulUntil.getTime()))),
    topics: group.map(({ occasion, nth }) => ({ what: occasion.what, plannedAt: occasion.at, nth })),
  };
}
