import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { milestoneSteps } from '@leveza/domain/measurements/milestones.ts';
import { startedOn } from '@leveza/domain/profile/treatment-start.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import { measurements, weightMonths } from '../table.ts';

/**
 * A step is reached by the first weighing at or below it that the trend of its day, up to then, confirms. What reaches a
 * step reaches every higher one, so each is looked for from where the one above it was reached. Of the months that are
 * kept only the first that confirmed the step is read, and weighings around the start are: their means begin with it.
 * The first day of the week is a timestamp before it gets its zone: PostgreSQL would take a bare date for midnight in UTC.
 */
const selectReached = statement(
  'milestones-reached',
  { owner: 'uuid', steps: 'number[]', since: 'instant', zone: 'text' },
  { at: sql<string | null>`reached.at` },
  (db, $, row) => {
    const weighed = sql`from ${measurements} where user_id = ${$.owner} and weight_kg is not null`;
    const since = sql`${$.since}::timestamptz`;
    return db
      .select(row)
      .from(
        sql`unnest(${$.steps}::numeric[]) with ordinality as step(kg, place)
      left join (
        with recursive
          kept as materialized (
            select begins_at, ends_at, confirmed_kg from ${weightMonths}
            where user_id = ${$.owner} and zone = ${$.zone} and begins_at >= ${since} + interval '7 days'),
          span as materialized (
            select lower(open) as since, coalesce(upper(open), 'infinity') as until
            from unnest(tstzmultirange(tstzrange(${since}, null)) - coalesce(
              (select range_agg(tstzrange(begins_at, ends_at)) from kept), '{}')) open),
          lowest as materialized (select min(weight_kg) as kg ${weighed}),
          down as materialized (
            select place, kg, row_number() over (order by kg desc, place) as nth
            from unnest(${$.steps}::numeric[]) with ordinality as each(kg, place)
            where kg >= (select kg from lowest)),
          way(nth, place, at) as (
            select 0::bigint, 0::bigint, ${since}
            union all
            select down.nth, down.place, (
              select low.at from (
                select since, until from span where until > way.at
                union all
                (select begins_at, ends_at from kept where confirmed_kg <= down.kg and ends_at > way.at
                  order by begins_at limit 1)
              ) read
              cross join lateral (
                select weighing.at from (
                  select measured_at as at ${weighed} and weight_kg <= down.kg
                    and measured_at >= greatest(way.at, read.since) and measured_at < read.until
                ) weighing
                where (
                  select avg(weight_kg) ${weighed}
                    and measured_at <= weighing.at
                    and measured_at >= greatest(${since},
                      ((weighing.at at time zone ${$.zone})::date - 6)::timestamp at time zone ${$.zone})
                ) <= down.kg
                order by weighing.at limit 1
              ) low
              order by read.since limit 1)
            from way join down on down.nth = way.nth + 1
            where way.at is not null)
        select place, at from way
      ) reached on reached.place = step.place`,
      )
      .orderBy(sql`step.place`);
  },
);

/** The start of the treatment, if known; else the whole history counts. */
export function treatmentStart({
  profile,
  firstDoseAt,
  zone,
}: Pick<Treatment, 'profile' | 'firstDoseAt' | 'zone'>): Date {
  const start = startedOn({ treatmentStart: profile?.treatmentStart, firstDoseAt, zone });
  return start ? instantAt(start, '00:00', zone) : new Date(0);
}

type Known = Parameters<typeof milestoneSteps>[0];

interface Journey {
  known: Known;
  /** A low weight of years before the treatment reaches nothing. */
  since: Date;
  zone: string;
}

/** Which steps were reached, and when. */
export function milestonesQuestion(
  owner: string,
  { known, since, zone }: Journey,
): Question<MeasurementSummary['milestones']> {
  const steps = milestoneSteps(known);
  const values = { owner, since, zone, steps: steps.map(({ atOrBelowKg }) => atOrBelowKg) };
  return selectReached.question(values, (reached) =>
    steps.map(({ key, title }, n) => {
      const at = reached[n]?.at;
      return { key, title, reachedOn: at ? dayIn(zone, new Date(at)) : null };
    }),
  );
}
