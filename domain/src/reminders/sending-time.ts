import type { MessageSettings } from '../messages/settings.ts';
import { MINUTE_MS } from '../time/spans.ts';
import { collectedAt, collectingOf } from './digest.ts';
import { isPutOff, type Occasion, type OccasionKind } from './occasion.ts';
import type { Way } from './planned-message.ts';
import { type HourSettings, quietHoursOf, quietStretch } from './quiet-hours.ts';
import type { ReminderSettings } from './settings.ts';
import { nextWindow } from './windows.ts';

export interface Clock {
  messageSettings: MessageSettings;
  reminderSettings: ReminderSettings;
  zone: string;
  now: Date;
}

/** A message this late still counts as on time; a later one is planned anew before it may go out. */
export const LATE_MINUTES = 10;

export const onTimeSince = (now: Date) => new Date(now.getTime() - LATE_MINUTES * MINUTE_MS);

/** A dose that falls into quiet hours is told so long before they begin. */
const BEFORE_QUIET_MINUTES = 15;

/** Windows and quiet hours can leave a channel no moment at all; more steps than these never help. */
const MOST_STEPS = 6;

/** Whether a channel keeps an occasion for its next collection. */
export function isCollected(kind: OccasionKind, way: Way, { messageSettings }: Clock): boolean {
  return kind !== 'sign-in' && kind !== 'summary' && collectingOf(messageSettings, way) !== null;
}

interface Wanted {
  moment: Date;
  /** A dose in quiet hours may be said before its moment, yet not before this one. */
  earliest: Date;
}

/** The moment at which a channel says an occasion that is to be said at `wanted`; null where it cannot in time. */
export function sendingTime(occasion: Occasion, way: Way, wanted: Wanted, clock: Clock): Date | null {
  const { messageSettings, zone } = clock;
  const { earliest } = wanted;
  const rhythm = isCollected(occasion.kind, way, clock) ? collectingOf(messageSettings, way) : null;
  const moment = rhythm
    ? collectedAt(rhythm, { kind: occasion.kind, moment: wanted.moment, earliest, zone })
    : wanted.moment;
  const at = inOpenHours(occasion, way, { moment, earliest }, clock);
  return at && at < occasion.usefulUntil ? at : null;
}

function inOpenHours(occasion: Occasion, way: Way, { moment, earliest }: Wanted, clock: Clock): Date | null {
  const { messageSettings, reminderSettings, zone } = clock;
  if (way === 'bell' || reminderSettings.kinds[occasion.kind].always) return moment;
  // 'Adiar 1 h' names this very moment, at night as well; repeats of it keep the quiet hours.
  if (isPutOff(occasion) && moment.getTime() === occasion.at.getTime()) return moment;
  const after = soonestOpen(way, moment, clock);
  if (!OPEN_DOSES.has(occasion.kind)) return after;
  const quiet = quietStretch(quietHoursOf(messageSettings, way), moment, zone);
  if (!quiet) return after;
  const before = new Date(quiet.start.getTime() - BEFORE_QUIET_MINUTES * MINUTE_MS);
  const isOpenBefore = before >= earliest && soonestOpen(way, before, clock) === before;
  const isAfterInTime = after !== null && after < occasion.usefulUntil;
  return isOpenBefore && (reminderSettings.quietDoses === 'before' || !isAfterInTime) ? before : after;
}

/** A dose that is still to be taken may be told early; held until the morning it may be of no use. */
const OPEN_DOSES: ReadonlySet<OccasionKind> = new Set<OccasionKind>([
  'dose-due',
  'dose-closing',
  'injection-due',
  'injection-closing',
]);

/** The first moment from this one on that is neither quiet nor in a part of the day that is switched off. */
export function soonestOpen(
  way: Way,
  from: Date,
  { messageSettings, zone }: { messageSettings: HourSettings; zone: string },
): Date | null {
  let moment = from;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const quiet = quietStretch(quietHoursOf(messageSettings, way), moment, zone);
    const later =
      quiet?.end ??
      (way === 'whatsapp' ? nextWindow(messageSettings.whatsapp.timePreferences, moment, zone) : null);
    if (!later) return moment;
    moment = later;
  }
  return null;
}
