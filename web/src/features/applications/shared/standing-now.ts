import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { dayOf } from '../../../lib/format.ts';

/**
 * A dose that was read earlier, such as yesterday before the connection was lost, as it stands now. Only the server
 * knows the label beyond its window: until it answers, the careful words are those of an unknown one.
 */
export function standingNow(dose: NextDose, { zone, now }: { zone: string; now: Date }): NextDose {
  const { state, plannedAt, applyUntil, followingAt } = dose;
  // The dose after a missed one has its own day.
  if (state === 'missed' && followingAt && dayOf(followingAt, zone) <= dayOf(now, zone)) {
    const next = {
      ...dose,
      state: 'upcoming',
      plannedAt: followingAt,
      followingAt: null,
      applyUntil: null,
    } as const;
    return standingNow(next, { zone, now });
  }
  if (!plannedAt || dayOf(plannedAt, zone) > dayOf(now, zone)) return dose;
  const isPastWindow = applyUntil !== null && new Date(applyUntil) < now;
  const isOver = applyUntil === null || isPastWindow;
  const isDayOld = now.getTime() - Date.parse(plannedAt) > DAY_MS;
  const isAhead = state === 'upcoming' || state === 'due';
  // A daily injection has a window of hours.
  if (isAhead && !isDayOld && !isPastWindow) return { ...dose, state: 'due' };
  if (isAhead && !isOver) return { ...dose, state: 'late' };
  if ((isAhead || state === 'late') && isOver) {
    return { ...dose, state: 'late-unknown', followingAt: null, rule: null };
  }
  return dose;
}
