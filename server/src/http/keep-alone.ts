import type { Day } from '@leveza/domain/time/days.ts';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { problemOfDatabaseError } from '../db/failure.ts';
import { describeFailure } from '../describe-failure.ts';
import type { Call } from './call.ts';

/** Where a statement that keeps months finds its patient, the zone and the months. */
export const PLACES = { owner: sql.raw('$1'), zone: sql.raw('$2'), months: sql.raw('$3') };

/** Of so few months the records are read as fast as kept figures. */
const FEW_MONTHS = 3;

/** Months whose figures are to be kept, and the statement that computes and writes them, of `PLACES` and no values. */
export interface MonthsToKeep {
  months: readonly Day[];
  statement: SQL;
}

const dialect = new PgDialect();

/**
 * Keeps figures computed from a patient's records, unless a change of them is under way: computed beside it they would
 * be those of before, and the change has deleted kept ones already. Nothing is lost then, the next call keeps them.
 * It is one statement, of a function in the migrations that takes the lock before it reads, and waits for neither a change
 * nor a locked account. A database too busy for it, or a disk that takes no more, ends the keeping and not the read: the
 * figures are computed as before, and the log names the failure, because every such read is slow until they are kept.
 */
export async function keepAlone({ db, owner, zone, log }: Call, ...all: MonthsToKeep[]): Promise<void> {
  const due = all.filter(({ months }) => months.length > FEW_MONTHS);
  if (due.length === 0) return;
  const kept = due.map(
    ({ months, statement }) =>
      sql`keep_alone(${owner}, ${zone}, ${sql.param(months)}, ${dialect.sqlToQuery(statement).sql})`,
  );
  try {
    await db.execute(sql`select ${sql.join(kept, sql`, `)}`);
  } catch (error) {
    const problem = problemOfDatabaseError(error);
    if (problem !== 'busy' && problem !== 'storage-full') throw error;
    log?.warn({ failure: describeFailure(error) }, 'months not kept');
  }
}
