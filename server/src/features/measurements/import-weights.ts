import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { offTheClock } from '../../http/deadline.ts';
import { recordedAt } from '../../http/recorded-at.ts';

/** Few enough that a busy machine stores them long before the limit of a statement. */
const ROWS_AT_ONCE = 1000;

type Weighed = [at: string, kilos: number];

/**
 * A file's weights: all of them or none. An instant is kept as the file has it, also one within the tolerance of the
 * clock: the same file brought again has to meet it in the same minute.
 */
export async function importWeights({ db, owner, zone, now }: Call, rows: Weighed[]) {
  for (const [index, [at]] of rows.entries()) recordedAt(at, now, `rows.${index}`);
  const weights = lastOfEachMinute(rows);
  const importId = randomUUID();
  let added = 0;
  await db.transaction(async (tx) => {
    for (let start = 0; start < weights.length; start += ROWS_AT_ONCE) {
      const piece = weights.slice(start, start + ROWS_AT_ONCE);
      // The largest file takes longer than other requests may; each of its pieces has the limit of a statement.
      added += await offTheClock(() => addNew(tx, owner, { importId, zone, piece }));
    }
  });
  return { importId, added, merged: rows.length - added };
}

/** Two weights of one minute are one weighing, and the later line of the file is the corrected one. */
function lastOfEachMinute(rows: Weighed[]): Weighed[] {
  const byMinute = new Map(rows.map((row) => [Math.floor(Date.parse(row[0]) / MINUTE_MS), row]));
  return [...byMinute].toSorted(([one], [other]) => one - other).map(([, row]) => row);
}

/**
 * Adds the weights that say something new beside those from before this import. One of the same minute is already
 * known. The first instant of a day stands for a day without a time: it says nothing new beside the same weight of that
 * day, nor does that weight, with its time, beside it.
 */
async function addNew(
  tx: Db,
  owner: string,
  { importId, zone, piece }: { importId: string; zone: string; piece: Weighed[] },
): Promise<number> {
  const [first, last] = [piece[0]![0], piece.at(-1)![0]];
  const { rowCount } = await tx.execute(sql`
    with known as materialized (
      select measured_at, weight_kg, import_id, date_trunc('minute', measured_at) as minute,
        date_trunc('day', measured_at, ${zone}) as day_start
      from measurements
      where user_id = ${owner} and weight_kg is not null and import_id is distinct from ${importId}
        -- The piece is in the order of time: without these bounds each would be held against all that is known.
        and measured_at between ${first}::timestamptz - interval '2 days' and ${last}::timestamptz + interval '2 days'
    ), read as (
      select given.at, given.weight, date_trunc('day', given.at, ${zone}) as day_start
      from unnest(
        ${sql.param(piece.map(([at]) => new Date(at).toISOString()))}::timestamptz[],
        ${sql.param(piece.map(([, weight]) => weight))}::numeric(6, 2)[]
      ) as given(at, weight)
    )
    insert into measurements (user_id, measured_at, weight_kg, import_id)
    select ${owner}, read.at, read.weight, ${importId} from read
    where not exists (select 1 from known where known.minute = date_trunc('minute', read.at))
      and not exists (
        select 1 from known
        where known.day_start = read.day_start and known.weight_kg = read.weight
          and (read.at = read.day_start or (known.measured_at = read.day_start and known.import_id is not null)))`);
  return rowCount ?? 0;
}
