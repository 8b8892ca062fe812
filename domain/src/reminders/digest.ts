import type { MessageFrequency } from '../messages/channels.ts';
import type { MessageSettings } from '../messages/settings.ts';
import { addDays, type Day, dayIn } from '../time/days.ts';
import { instantAt } from '../time/instants.ts';
import type { OccasionKind } from './occasion.ts';
import type { Way } from './planned-message.ts';

/** When a channel that collects sends what it collected. */
export interface Collecting {
  time: string;
  /** 0 is Sunday; null for every day. */
  weekday: number | null;
}

const MORNING = '08:00';
const MONDAY = 1;
const DAYS_OF_WEEK = 7;

/** How a channel collects; null where it says everything at once. */
export function collectingOf({ whatsapp, email }: MessageSettings, channel: Way): Collecting | null {
  if (channel === 'whatsapp') return collecting(whatsapp.frequency, MORNING, MONDAY);
  if (channel !== 'email') return null;
  return collecting(email.frequency, email.digest.time, email.digest.days[0] ?? MONDAY);
}

function collecting(frequency: MessageFrequency, time: string, weekday: number): Collecting | null {
  if (frequency === 'instant') return null;
  return { time, weekday: frequency === 'weekly' ? weekday : null };
}

/** These are news: they cannot be known before they happen, so the next collection tells them. */
const NEWS: ReadonlySet<OccasionKind> = new Set<OccasionKind>([
  'dose-missed',
  'injection-missed',
  'low-stock',
  'milestone',
  'side-effect',
  'outage',
]);

interface Wanted {
  kind: OccasionKind;
  /** When it would be said at once. */
  moment: Date;
  earliest: Date;
  zone: string;
}

/**
 * The collection before a coming event tells it, if that collection is still to come; news are told by the one after.
 */
export function collectedAt(rhythm: Collecting, { kind, moment, earliest, zone }: Wanted): Date {
  const before = NEWS.has(kind) ? null : lastUpTo(rhythm, moment, zone);
  if (before && before >= earliest) return before;
  return firstFrom(rhythm, moment > earliest && NEWS.has(kind) ? moment : earliest, zone);
}

function lastUpTo(rhythm: Collecting, moment: Date, zone: string): Date {
  const today = dayIn(zone, moment);
  for (let back = 0; back <= DAYS_OF_WEEK; back += 1) {
    const at = collectionOn(rhythm, addDays(today, -back), zone);
    if (at && at <= moment) return at;
  }
  throw new Error('Every week has its collection.');
}

function firstFrom(rhythm: Collecting, moment: Date, zone: string): Date {
  const today = dayIn(zone, moment);
  for (let ahead = 0; ahead <= DAYS_OF_WEEK; ahead += 1) {
    const at = collectionOn(rhythm, addDays(today, ahead), zone);
    if (at && at >= moment) return at;
  }
  throw new Error('Every week has its collection.');
}

function collectionOn({ time, weekday }: Collecting, day: Day, zone: string): Date | null {
  const isDay = weekday === null || new Date(`${day}T00:00:00Z`).getUTCDay() === weekday;
  return isDay ? instantAt(day, time, zone) : null;
}
