import { MINUTE_MS } from '../time/spans.ts';
import { repeatsOf, secondOf } from './follow-ups.ts';
import { isPutOff, type Occasion } from './occasion.ts';
import type { SentTopic, Saying } from './planned-message.ts';
import { type Reachable, usableChannels, waysOf } from './usable-channels.ts';
import { type Clock, isCollected, onTimeSince, sendingTime } from './sending-time.ts';

export interface Memory {
  sent: readonly SentTopic[];
  /** Occasions of the plan before this one that were not sent yet. */
  promised: ReadonlySet<string>;
  /** Since then messages were not sent, because the server was off; the present where it was not. */
  since: Date;
}

/** The name of an occasion in the log and in earlier plans. */
export const keyOf = ({ what, at }: Pick<Occasion, 'what' | 'at'>) => `${what} ${at.toISOString()}`;

/** Everything still to be said about an occasion, with its repeats. */
export function sayingsOf(occasion: Occasion, patient: Reachable & Clock, memory: Memory): Saying[] {
  const sent = memory.sent.filter(
    ({ what, plannedAt }) => what === occasion.what && plannedAt.getTime() === occasion.at.getTime(),
  );
  const earlier = sent
    .filter(({ nth, isFailed }) => nth === 0 && !isFailed)
    .toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime())[0];
  const saying = earlier ? null : firstSaying(occasion, patient, { ...memory, sent });
  const first = earlier
    ? { way: earlier.channel, at: earlier.sentAt }
    : saying && { way: saying.channel, at: saying.sendAt };
  if (!first) return [];
  const following = { sent, usable: usableChannels(occasion.kind, patient), clock: patient };
  return [
    ...(saying ? [saying] : []),
    ...repeatsOf(occasion, first, following),
    ...secondOf(occasion, first, following),
  ];
}

function firstSaying(occasion: Occasion, patient: Reachable & Clock, memory: Memory): Saying | null {
  const { reminderSettings, now } = patient;
  const own = momentOf(occasion, patient);
  const isLate = own < onTimeSince(now);
  const wasDue = memory.promised.has(keyOf(occasion)) || own >= memory.since || memory.sent.length > 0;
  // A plan written at ten with a dose at eight reminds from the next dose on; one with a dose at half past ten, of which
  // an hour's notice was wanted, reminds at once.
  const isOver = isLate && !wasDue && occasion.at <= now;
  if (!reminderSettings.kinds[occasion.kind].enabled || isOver) return null;
  const wanted = { moment: isLate ? now : own, earliest: onTimeSince(now) };
  for (const channel of waysOf(occasion.kind, patient)) {
    if (memory.sent.some((one) => one.channel === channel)) continue;
    const sendAt = sendingTime(occasion, channel, wanted, patient);
    if (sendAt) {
      return { occasion, channel, nth: 0, sendAt, isCollected: isCollected(occasion.kind, channel, patient) };
    }
  }
  return null;
}

/** When an occasion is to be said, before quiet hours and collections have their word. */
export function momentOf(occasion: Occasion, { reminderSettings }: Clock): Date {
  if (isPutOff(occasion)) return occasion.at;
  return new Date(occasion.at.getTime() - reminderSettings.kinds[occasion.kind].minutesBefore * MINUTE_MS);
}
