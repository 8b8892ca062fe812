import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import { type MonthsToKeep, PLACES } from '../../../http/keep-alone.ts';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { measurements, weightMonths } from '../table.ts';

const selectMissing = statement(
  'weight-months-missing',
  { owner: 'uuid', zone: 'text', since: 'instant', today: 'text' },
  { month: sql<Day>`missing.month::text` },
  (db, $, row) =>
    db.select(row).from(
      sql`(select each_one.month::date from (
          select greatest(min(measured_at), ${$.since}::timestamptz) as at from ${measurements}
          where user_id = ${$.owner} and weight_kg is not null) first
        cross join generate_series(date_trunc('month', first.at at time zone ${$.zone}::text),
          date_trunc('month', ${$.today}::date) - interval '1 month', interval '1 month') each_one(month)
        where each_one.month::date not in (select kept.month from ${weightMonths} kept
          where kept.user_id = ${$.owner} and kept.zone = ${$.zone}::text)) missing`,
    ),
);

const { owner, zone, months } = PLACES;

const keepWeights = sql`
  insert into ${weightMonths} (user_id, month, zone, begins_at, ends_at, weighings, days, sum_kg, lowest_kg, highest_kg,
    confirmed_kg)
  select ${owner}, span.month, ${zone}, span.begins_at, span.ends_at, count(weighed.kg), count(distinct weighed.day),
    sum(weighed.kg), min(weighed.kg), max(weighed.kg), min(greatest(weighed.kg, weighed.mean))
  from (select month, month::timestamp at time zone ${zone} as begins_at,
      (month + interval '1 month') at time zone ${zone} as ends_at
    from unnest(${months}) month) span
  left join lateral (
    select weight_kg as kg, (measured_at at time zone ${zone})::date as day, (
      select avg(near.weight_kg) from ${measurements} near
      where near.user_id = ${owner} and near.weight_kg is not null and near.measured_at <= each_one.measured_at
        and near.measured_at >= ((each_one.measured_at at time zone ${zone})::date - 6)::timestamp at time zone ${zone}
    ) as mean
    from ${measurements} each_one
    where each_one.user_id = ${owner} and each_one.weight_kg is not null
      and each_one.measured_at >= span.begins_at and each_one.measured_at < span.ends_at) weighed on true
  group by span.month, span.begins_at, span.ends_at
  on conflict (user_id, month) do update set zone = excluded.zone, begins_at = excluded.begins_at,
    ends_at = excluded.ends_at, weighings = excluded.weighings, days = excluded.days, sum_kg = excluded.sum_kg,
    lowest_kg = excluded.lowest_kg, highest_kg = excluded.highest_kg, confirmed_kg = excluded.confirmed_kg`;

/** Months with weighings since a moment that are over and not kept yet. */
export function weightMonthsToKeepQuestion(call: Call, since: Date): Question<MonthsToKeep> {
  const today = dayIn(call.zone, call.now);
  return selectMissing.question({ owner: call.owner, zone: call.zone, since, today }, (rows) => ({
    months: rows.map(({ month }) => month),
    statement: keepWeights,
  }));
}
