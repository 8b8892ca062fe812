import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { isLateDose } from '@leveza/domain/applications/late-dose.ts';
import { dayOf } from '../../../lib/format.ts';

/**
 * A dose that was read earlier, such as yesterday before the connection was lost, as it stands now. Only the server
 * knows the label beyond its window: until it answers, the careful words are those of an unknown one.
 */
export function standingNow(dose: NextDose, { zone, now }: { zone: string; now: Date }): NextDose {
  const { state, plannedAt, applyUntil, followingAt, rule } = dose;
  // The dose after a missed one has its own day.
  if (state === 'missed' && followingAt && dayOf(followingAt, zone) <= dayOf(now, zone)) {
    const next = {
      ...dose,
      state: 'upcoming',
      plannedAt: followingAt,
      followingAt: null,
      unrecordedAt: plannedAt,
      applyUntil: null,
    } as const;
    return standingNow(next, { zone, now });
  }
  if (!plannedAt || dayOf(plannedAt, zone) > dayOf(now, zone)) return dose;
  const isPastWindow = applyUntil !== null && new Date(applyUntil) < now;
  const isOver = applyUntil === null || isPastWindow;
  const isLate = isLateDose(new Date(plannedAt), rule, { zone, now });
  const isAhead = state === 'upcoming' || state === 'due';
  if (isAhead && !isLate && !isPastWindow) return { ...dose, state: 'due' };
  if (isAhead && !isOver) return { ...dose, state: 'late' };
  if ((isAhead || state === 'late') && isOver) {
    return { ...dose, state: 'late-unknown', followingAt: null, unrecordedAt: null, rule: null };
  }
  return dose;
}
