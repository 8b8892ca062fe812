import { type Period, pointDays, pointsBy } from '@leveza/domain/reports/period.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { sameDayOf } from '@leveza/domain/time/months.ts';
import { sql } from 'drizzle-orm';
import { type MonthsToKeep, PLACES } from '../../http/keep-alone.ts';
import type { Call } from '../../http/call.ts';
import { daysWithin } from './days-within.ts';
import type { Account } from './questions/recorded-days.ts';
import { recordedMonths } from './table.ts';

const { owner, zone, months } = PLACES;

const keepDays = sql`
  insert into ${recordedMonths} (user_id, month, zone, begins_at, ends_at, days, first_on, last_on)
  select ${owner}, stretch.month, ${zone}, stretch.since, stretch.until, count(distinct recorded.day),
    min(recorded.day), max(recorded.day)
  from (select month, month::timestamp at time zone ${zone} as since,
      (month + interval '1 month') at time zone ${zone} as until
    from unnest(${months}) month) stretch
  left join lateral (${daysWithin(owner, zone)}) recorded on true
  group by stretch.month, stretch.since, stretch.until
  on conflict (user_id, month) do update set zone = excluded.zone, begins_at = excluded.begins_at,
    ends_at = excluded.ends_at, days = excluded.days, first_on = excluded.first_on, last_on = excluded.last_on`;

/** The days of the months that lie in a long period whole and are over. */
export function recordedMonthsToKeep(
  call: Call,
  period: Period,
  { firstOn, keptMonths }: Account,
): MonthsToKeep {
  if (firstOn === null || pointsBy(period) !== 'month') return { months: [], statement: keepDays };
  const today = dayIn(call.zone, call.now);
  const end = period.to < today ? addDays(period.to, 1) : today;
  const missing = pointDays(period).filter(
    (day) => day >= period.from && sameDayOf(day, 1) <= end && !keptMonths.includes(day),
  );
  return { months: missing, statement: keepDays };
}
