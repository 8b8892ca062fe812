import type { WellbeingDay, WellbeingInput } from '@leveza/contract/nutrition/wellbeing.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { refuseFutureDay } from '../../http/recorded-at.ts';
import { wellbeingDays } from './table.ts';

/** One row a day; only the scales that were sent change. */
export async function recordWellbeing(call: Call, day: Day, input: WellbeingInput): Promise<WellbeingDay> {
  refuseFutureDay(day, dayIn(call.zone, call.now), 'day');
  const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const [row] = await call.db
    .insert(wellbeingDays)
    .values({ ...sent, userId: call.owner, day })
    .onConflictDoUpdate({ target: [wellbeingDays.userId, wellbeingDays.day], set: { ...sent, day } })
    .returning();
  return row!;
}
