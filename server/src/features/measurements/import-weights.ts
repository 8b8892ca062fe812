import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { recordedAt } from '../../http/recorded-at.ts';

/**
 * A file's weights in one statement: all of them or none. One of the same minute is already known. The first instant
 * of a day stands for a day without a time: it says nothing new beside the same weight of that day, nor does that
 * weight, with its time, beside it. An instant is kept as the file has it, also one within the tolerance of the clock:
 * the same file brought again has to meet it in the same minute.
 */
export async function importWeights({ db, owner, zone, now }: Call, rows: [string, number][]) {
  for (const [index, [at]] of rows.entries()) recordedAt(at, now, `rows.${index}`);
  const importId = randomUUID();
  const { rows: added } = await db.execute<{ id: string }>(sql`
    insert into measurements (user_id, measured_at, weight_kg, import_id)
    select ${owner}, read.at, read.weight, ${importId}
    from (
      select distinct on (date_trunc('minute', given.at)) given.at, given.weight,
        date_trunc('day', given.at, ${zone}) as day_start
      from unnest(
        ${sql.param(rows.map(([at]) => new Date(at).toISOString()))}::timestamptz[],
        ${sql.param(rows.map(([, weight]) => weight))}::numeric[]
      ) with ordinality as given(at, weight, place)
      order by date_trunc('minute', given.at), given.place desc
    ) read
    where not exists (
      select 1 from measurements known
      where known.user_id = ${owner} and known.weight_kg is not null
        and known.measured_at >= date_trunc('minute', read.at)
        and known.measured_at < date_trunc('minute', read.at) + interval '1 minute')
    and not exists (
      select 1 from measurements known
      where known.user_id = ${owner} and known.weight_kg = read.weight::numeric(6, 2)
        and known.measured_at >= read.day_start
        and known.measured_at < date_trunc('day', read.day_start + interval '36 hours', ${zone})
        and (read.at = read.day_start or (known.measured_at = read.day_start and known.import_id is not null)))
    returning id`);
  return { importId, added: added.length, merged: rows.length - added.length };
}
