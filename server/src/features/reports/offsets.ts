import { sameOffsets } from '@leveza/domain/time/same-offset.ts';
import { SECOND_MS } from '@leveza/domain/time/spans.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Places } from '../../db/statement.ts';
import type { Span } from './span.ts';

export const OFFSETS = { sinces: 'instant[]', untils: 'instant[]', seconds: 'number[]' } as const;

/** The values of a statement with `OFFSETS`. */
export function offsetsOf({ zone, from, to }: Omit<Span, 'owner'>) {
  const stretches = sameOffsets(zone, from, to);
  return {
    sinces: stretches.map((stretch) => stretch.from),
    untils: stretches.map((stretch) => stretch.to),
    seconds: stretches.map(({ offsetMs }) => offsetMs / SECOND_MS),
  };
}

/**
 * The stretches of a period as a table, without the months of the table `kept`: `(at at time zone stretch.shift)::date` is
 * the patient's day of an instant in one of them. To look the zone up by its name at every row takes ten times as long.
 */
export const stretchTable = ($: Places<keyof typeof OFFSETS>): SQL =>
  sql`(select lower(open) as since, upper(open) as until, seconds * interval '1 second' as shift
    from unnest(${$.sinces}::timestamptz[], ${$.untils}::timestamptz[], ${$.seconds}::float8[])
      as each_one(since, until, seconds)
    cross join lateral unnest(tstzmultirange(tstzrange(since, until)) - coalesce(
      (select range_agg(tstzrange(begins_at, ends_at)) from kept), '{}')) open) stretch`;
