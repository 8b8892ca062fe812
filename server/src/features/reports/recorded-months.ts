import { type Period, pointsBy } from '@leveza/domain/reports/period.ts';
import { addDays, type Day, dayIn } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import { keepAlone } from '../../db/keep-alone.ts';
import type { Call } from '../../http/call.ts';
import { daysWithin } from './days-within.ts';
import type { Account } from './questions/recorded-days.ts';
import { recordedMonths } from './table.ts';

/** Of so few months the records are read as fast as kept figures. */
const FEW_MONTHS = 3;

/** Keeps the days of the months of a long period that are over. */
export async function keepRecordedMonths(
  { db, owner, zone, now }: Call,
  period: Period,
  { firstOn, keptMonths }: Account,
): Promise<void> {
  if (firstOn === null || pointsBy(period) !== 'month') return;
  const { first, count } = wholeMonths(period, dayIn(zone, now));
  if (count - keptMonths <= FEW_MONTHS) return;
  await keepAlone(db, owner, (tx) =>
    tx.execute(sql`
      insert into ${recordedMonths} (user_id, month, zone, begins_at, ends_at, days, first_on, last_on)
      select ${owner}, stretch.month, ${zone}, stretch.since, stretch.until, count(distinct recorded.day),
        min(recorded.day), max(recorded.day)
      from (select each_one.month::date, each_one.month at time zone ${zone} as since,
          (each_one.month + interval '1 month') at time zone ${zone} as until
        from generate_series(${first}::timestamp, ${first}::timestamp + ${count - 1} * interval '1 month',
          interval '1 month') each_one(month)
        where not exists (select from ${recordedMonths} kept where kept.user_id = ${owner}
          and kept.month = each_one.month and kept.zone = ${zone})) stretch
      left join lateral (${daysWithin(sql`${owner}::uuid`, sql`${zone}::text`)}) recorded on true
      group by stretch.month, stretch.since, stretch.until
      on conflict (user_id, month) do update set zone = excluded.zone, begins_at = excluded.begins_at,
        ends_at = excluded.ends_at, days = excluded.days, first_on = excluded.first_on, last_on = excluded.last_on`),
  );
}

/** The months that lie in the period whole and are over: the first day of the first one, and how many there are. */
function wholeMonths({ from, to }: Period, today: Day): { first: Day; count: number } {
  const first = from.endsWith('-01') ? from : `${addDays(`${from.slice(0, 8)}01`, 31).slice(0, 8)}01`;
  const after = to < today ? addDays(to, 1) : today;
  return { first, count: monthOf(after) - monthOf(first) };
}

/** Counted from the year 0. */
const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
