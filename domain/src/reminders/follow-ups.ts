import type { Channel } from '../messages/channels.ts';
import { MINUTE_MS } from '../time/spans.ts';
import type { Occasion } from './occasion.ts';
import type { SentTopic, Saying, Way } from './planned-message.ts';
import { REPEAT_MINUTES, type ReminderSettings } from './settings.ts';
import { type Clock, isCollected, onTimeSince, sendingTime } from './sending-time.ts';

interface First {
  way: Way;
  at: Date;
}

interface Following {
  sent: readonly SentTopic[];
  usable: readonly Channel[];
  clock: Clock;
}

/** The same channel again while the occasion is open, as often as the patient chose. */
export function repeatsOf(occasion: Occasion, first: First, { sent, usable, clock }: Following): Saying[] {
  const { kinds } = clock.reminderSettings;
  const { way } = first;
  if (way === 'bell' || !usable.includes(way) || isCollected(occasion.kind, way, clock)) return [];
  const found: Saying[] = [];
  let before = openFrom(occasion, first);
  for (let nth = 1; nth <= kinds[occasion.kind].repeats; nth += 1) {
    const earlier = sent.find((one) => one.channel === way && one.nth === nth);
    const at = earlier ? earlier.sentAt : laterSaying(occasion, way, after(before, REPEAT_MINUTES), clock);
    if (!at) break;
    if (!earlier) found.push({ occasion, channel: way, nth, sendAt: at, isCollected: false });
    before = at;
  }
  return found;
}

/** Another channel for what matters most, once the first one stayed without an answer. */
export function secondOf(occasion: Occasion, first: First, { sent, usable, clock }: Following): Saying[] {
  const { secondChannel } = clock.reminderSettings;
  if (occasion.priority !== 'high' || secondChannel === null || first.way === 'bell') return [];
  if (sent.some(({ channel, isFailed }) => channel !== first.way && !isFailed)) return [];
  const wanted = after(openFrom(occasion, first), secondChannel.afterMinutes);
  for (const channel of candidates(secondChannel, usable)) {
    const isTaken = channel === first.way || sent.some((one) => one.channel === channel);
    if (isTaken || isCollected(occasion.kind, channel, clock)) continue;
    const sendAt = laterSaying(occasion, channel, wanted, clock);
    if (sendAt) return [{ occasion, channel, nth: 0, sendAt, isCollected: false }];
  }
  return [];
}

function candidates({ channel }: NonNullable<ReminderSettings['secondChannel']>, usable: readonly Channel[]) {
  return channel === 'next' ? usable : usable.filter((each) => each === channel);
}

/** An answer cannot come before the occasion itself: a dose told an hour early is not late by then. */
const openFrom = ({ at }: Occasion, first: First) => (first.at > at ? first.at : at);

const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS);

function laterSaying(occasion: Occasion, way: Way, wanted: Date, clock: Clock): Date | null {
  const moment = wanted < onTimeSince(clock.now) ? clock.now : wanted;
  return sendingTime(occasion, way, { moment, earliest: moment }, clock);
}
