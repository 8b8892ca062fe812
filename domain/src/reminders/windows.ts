import type { TimePreferences } from '../messages/settings.ts';
import { addDays } from '../time/days.ts';
import { instantAt, wallClock } from '../time/instants.ts';

const WINDOWS = [
  { part: 'morning', start: '06:00', end: '12:00' },
  { part: 'afternoon', start: '12:00', end: '18:00' },
  { part: 'evening', start: '18:00', end: '22:00' },
] as const satisfies readonly { part: keyof TimePreferences; start: string; end: string }[];

export function hasWindow(preferences: TimePreferences): boolean {
  return WINDOWS.some(({ part }) => preferences[part]);
}

/**
 * The beginning of the next part of the day in which WhatsApp may write; null where it may write now. Night belongs to
 * no part: the quiet hours alone decide about it.
 */
export function nextWindow(preferences: TimePreferences, moment: Date, zone: string): Date | null {
  const { day, time } = wallClock(zone, moment);
  const now = WINDOWS.find(({ start, end }) => time >= start && time < end);
  if (!now || preferences[now.part]) return null;
  const later = WINDOWS.find(({ part, start }) => start > time && preferences[part]);
  if (later) return instantAt(day, later.start, zone);
  const first = WINDOWS.find(({ part }) => preferences[part]);
  return first ? instantAt(addDays(day, 1), first.start, zone) : null;
}
