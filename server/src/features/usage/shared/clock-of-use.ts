import { addDays, type Day } from '@leveza/domain/time/days.ts';
import { instantAt, wallClock } from '@leveza/domain/time/instants.ts';

interface Used {
  usedAt: Date;
  usedClock: string | null;
}

/** Day and time of a use by the patient's clock where it was taken; older uses are read by the present zone. */
export function clockOfUse({ usedAt, usedClock }: Used, zone: string): { day: Day; time: string } {
  if (usedClock === null) return wallClock(zone, usedAt);
  return { day: usedClock.slice(0, 10), time: usedClock.slice(11) };
}

/** The instants in which uses of these days lie, wherever on earth they were taken; some of other days lie there too. */
export function spanOfUses({ from, to }: { from: Day; to: Day }, zone: string): { since: Date; until: Date } {
  return {
    since: instantAt(addDays(from, -1), '00:00', zone),
    until: instantAt(addDays(to, 1), '24:00', zone),
  };
}
